//! Which stones are dead: special positions, symmetry, and arbitrary boards.

use proptest::prelude::*;
use shuzi_core::counting::Settled;
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::life::{Dead, DeadSource, Doubt, Evidence, Proposal, Status};
use shuzi_core::record::read_diagram;

/// The position and its dead stones, from a diagram that marks dead stones with `x` and `o`.
fn position(diagram: &str) -> (Board, VertexSet) {
    let game = read_diagram(diagram).unwrap();
    let nothing = VertexSet::new(game.board.size());
    let dead = game.marks.map_or(nothing, |marks| marks.dead);
    (game.board, dead)
}

/// Asserts that the proposal is right, or uncertain about everything it gets wrong.
fn right_or_unsure(name: &str, diagram: &str) {
    let (board, dead) = position(diagram);
    let proposed = Dead::proposed(&board);
    for (vertex, _) in board.stones() {
        let right = proposed.stones.contains(vertex) == dead.contains(vertex);
        let unsure = proposed.uncertain.contains(vertex);
        assert!(right || unsure, "{name}: {}", vertex.name(board.size()));
    }
}

#[test]
fn special_shapes_are_right_or_unsure() {
    for (name, diagram) in [
        (
            "straight three is dead",
            "\
O x . . . x O . O\n\
O x x x x x O O .\n\
O O O O O O O O O\n\
X X X X X X X X X\n\
. X . X . X . X .\n",
        ),
        (
            "square four is dead",
            "\
O O x . . x O O O\n\
. O x . . x O O .\n\
O O x x x x O O O\n\
O O O O O O O O .\n\
X X X X X X X X X\n\
. X . X . X . X .\n",
        ),
        (
            "two eyes live",
            "\
O X . X . X O . O\n\
O X X X X X O O .\n\
O O O O O O O O O\n\
X X X X X X X X X\n\
. X . X . X . X .\n",
        ),
        (
            "a lone invader is dead",
            "\
. . . . X O . . .\n\
. . o . X O . . .\n\
. . . . X O . x .\n\
. . . . X O . . .\n\
. . . . X O . . .\n",
        ),
    ] {
        right_or_unsure(name, diagram);
    }
}

#[test]
fn what_a_move_decides_is_left_to_the_players() {
    // Three empty points in a row: Black to move makes two eyes, White to move takes the middle and
    // prevents them.
    let (board, _) = position(
        "\
O X . . . X O . O\n\
O X X X X X O O .\n\
O O O O O O O O O\n\
X X X X X X X X X\n\
. X . X . X . X .\n",
    );
    let proposal = Proposal::of(&board);
    let verdict = &proposal.verdicts[1];
    assert_eq!(verdict.stones[0], Vertex::new(1, 0));
    assert_eq!((verdict.evidence, verdict.status), (Evidence::Open(Doubt::Turn), Status::Alive));
    assert!(verdict.is_uncertain(board.size()));
}

#[test]
fn who_has_more_to_lose_is_thought_to_see_to_it() {
    // If Black takes B6 first, ten stones live; if White plays A5 first, all of them die.
    let (board, dead) = position(
        "\
X o . . X O . O .\n\
. X X X X O O O O\n\
X X O O O O . O O\n\
O O O O O O O O .\n\
X X X X X X X X X\n\
. X . X . X . X .\n",
    );
    let proposed = Dead::proposed(&board);
    assert_eq!(proposed.stones, dead);
    let verdict = proposed.verdict_at(Vertex::new(1, 0)).unwrap();
    assert_eq!(
        (verdict.evidence, verdict.is_uncertain(board.size())),
        (Evidence::Open(Doubt::Turn), true)
    );
}

/// goscorer's double kos: whoever takes one gives up the other. Where winning a ko would take fewer
/// stones than the ending that was read, no stones are proposed as dead.
#[test]
fn stones_that_hang_on_a_double_ko_are_left_as_they_stand() {
    let diagram = "\
. X O O O X . . . . . X O O O X .\n\
X X X X O X X . . . X X O X X X X\n\
. X O X O O X . . . X O O X . X .\n\
X O . O . O X . . . X O . O X O X\n\
O O O O O O X . . . X O . O O O O\n";
    let (board, _) = position(diagram);
    assert!(Dead::proposed(&board).stones.is_empty());
}

#[test]
fn a_fight_of_liberties_is_read_out() {
    // White's five stones have an eye and a liberty, the three black ones a liberty: Black's die.
    let (board, dead) = position(
        "\
. X O . O x . O .\n\
X X O O O x x O O\n\
. X . X X O O O .\n\
X X X X X O O . O\n",
    );
    let proposed = Dead::proposed(&board);
    assert_eq!(proposed.stones, dead);
    let evidence = |x| proposed.verdict_at(Vertex::new(x, 0)).unwrap().evidence;
    assert_eq!((evidence(2), evidence(5)), (Evidence::Read, Evidence::Read));
    assert_eq!(evidence(7), Evidence::Proven);
}

#[test]
fn chains_in_seki_are_called_so() {
    let path = format!("{}/../../assets/games/seki.sgf", env!("CARGO_MANIFEST_DIR"));
    let file = shuzi_core::record::decode(&std::fs::read(path).unwrap(), None);
    let (game, _) = shuzi_core::record::Games::of(&file, None).next().unwrap().unwrap();
    let proposal = Proposal::of(&game.board);
    let named: Vec<_> = proposal.verdicts.iter().filter(|v| v.status == Status::Seki).collect();
    assert!(!named.is_empty());
    for verdict in named {
        assert!(verdict.stones.iter().all(|&stone| proposal.seki.stones.contains(stone)));
        assert!(!verdict.is_uncertain(game.board.size()), "{verdict:?}");
    }
    // An owned point has one owner, and a shared liberty has none.
    for vertex in game.board.size().vertices() {
        let [black, white] = &proposal.owned;
        assert!(!(black.contains(vertex) && white.contains(vertex)));
    }
    for &vertex in proposal.seki.shared.iter().flatten() {
        assert!(proposal.owned.iter().all(|side| !side.contains(vertex)));
    }
}

/// A wide open border leaves open what becomes of the stones along it. Those with two eyes stay
/// proven, and stones away from it stay what they are.
#[test]
fn stones_along_an_open_border_are_uncertain() {
    let (board, _) = position(&format!(
        "{}{}{}",
        ". X . . . . O . .\n",
        "X X . . . . O . .\n",
        ". X . . . . O . .\n".repeat(7)
    ));
    let proposal = Proposal::of(&board);
    let of = |x, y| {
        let at = Vertex::new(x, y);
        proposal.verdicts.iter().find(|verdict| verdict.stones.contains(&at)).unwrap()
    };
    assert_eq!(of(1, 0).evidence, Evidence::Proven);
    assert_eq!((of(6, 0).evidence, of(6, 0).confidence), (Evidence::Open(Doubt::Border), 500));
    assert!(proposal.uncertain.contains(Vertex::new(6, 0)));
    assert!(!proposal.uncertain.contains(Vertex::new(1, 0)));
}

#[test]
fn the_same_board_gives_the_same_proposal() {
    let (board, _) = position(".XO.\nXXOO\n.XO.\nX.OO\n");
    assert_eq!(Dead::proposed(&board), Dead::proposed(&board));
}

#[test]
fn bundled_games_are_proposed_as_they_are_marked() {
    for name in ["even", "handicap", "seki", "seki-4x9", "false-eyes"] {
        let path = format!("{}/../../assets/games/{name}.sgf", env!("CARGO_MANIFEST_DIR"));
        let file = shuzi_core::record::decode(&std::fs::read(path).unwrap(), None);
        let (game, _) = shuzi_core::record::Games::of(&file, None).next().unwrap().unwrap();
        let proposed = Dead::proposed(&game.board);
        assert_eq!(proposed.source, DeadSource::Auto);
        assert_eq!(proposed.stones, game.marks.unwrap().dead, "{name}");
    }
}

/// The bundled positions were finished by another program or judged by hand.
#[test]
fn finished_positions_are_proposed_as_they_are_known() {
    let text = include_str!("../positions.txt");
    let blocks = text.split("\n\n").skip(1).step_by(6);
    let mut count = 0;
    for block in blocks {
        let (name, diagram) = block.trim().split_once('\n').unwrap();
        let (board, dead) = position(diagram);
        assert_eq!(Dead::proposed(&board).stones, dead, "{name}");
        count += 1;
    }
    assert!(count >= 20, "{count}");
}

/// A board turned, mirrored and recoloured as `bits` says, and a function that maps its vertices.
fn turned(board: &Board, bits: u8) -> (Board, impl Fn(Vertex) -> Vertex) {
    let size = board.size();
    let place = move |vertex: Vertex| {
        let x = if bits & 1 != 0 { size.width() - 1 - vertex.x } else { vertex.x };
        let y = if bits & 2 != 0 { size.height() - 1 - vertex.y } else { vertex.y };
        if bits & 4 != 0 { Vertex::new(y, x) } else { Vertex::new(x, y) }
    };
    let new_size = if bits & 4 != 0 { size.transposed() } else { size };
    let mut new = Board::new(new_size);
    for (vertex, color) in board.stones() {
        new.set(place(vertex), Some(if bits & 8 != 0 { color.other() } else { color }));
    }
    (new, place)
}

/// Any position, including chains without liberties.
fn any_board(most: u8) -> impl Strategy<Value = Board> {
    (1..=most, 1..=most, 1..=8_u8).prop_flat_map(|(width, height, empty)| {
        let size = Size::new(width, height).unwrap();
        proptest::collection::vec(0..2 + empty, size.points()).prop_map(move |stones| {
            let mut board = Board::new(size);
            for (vertex, stone) in size.vertices().zip(stones) {
                let color = match stone {
                    0 => Some(Color::Black),
                    1 => Some(Color::White),
                    _ => None,
                };
                board.set(vertex, color);
            }
            board
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn turning_a_board_turns_the_proposal(board in any_board(7), bits in 1..16_u8) {
        let (other, place) = turned(&board, bits);
        let (here, there) = (Dead::proposed(&board), Dead::proposed(&other));
        for (vertex, _) in board.stones() {
            let there_vertex = place(vertex);
            prop_assert_eq!(here.stones.contains(vertex), there.stones.contains(there_vertex));
            prop_assert_eq!(here.uncertain.contains(vertex), there.uncertain.contains(there_vertex));
        }
    }

    #[test]
    fn a_symmetric_board_gets_a_symmetric_proposal(board in any_board(5)) {
        // The board next to its mirror image with the colours swapped.
        let size = board.size();
        let double = Size::new(size.width() * 2, size.height()).unwrap();
        let mut both = Board::new(double);
        let mirror = |v: Vertex| Vertex::new(double.width() - 1 - v.x, v.y);
        for (vertex, color) in board.stones() {
            both.set(vertex, Some(color));
            both.set(mirror(vertex), Some(color.other()));
        }
        let dead = Dead::proposed(&both).stones;
        for (vertex, _) in board.stones() {
            prop_assert_eq!(dead.contains(vertex), dead.contains(mirror(vertex)));
        }
    }

    #[test]
    fn any_board_is_answered_and_chains_stay_whole(board in any_board(12)) {
        let proposed = Dead::proposed(&board);
        for chain in shuzi_core::goban::Chains::of(&board).all() {
            let dead = chain.stones().iter().filter(|&&v| proposed.stones.contains(v)).count();
            prop_assert!(dead == 0 || dead == chain.stones().len());
        }
        Settled::of(&board, &proposed.stones);
    }
}

#[test]
fn the_largest_boards_are_answered() {
    for lines in [25, 52] {
        let size = Size::new(lines, lines).unwrap();
        let mut board = Board::new(size);
        Dead::proposed(&board);
        for vertex in size.vertices().filter(|v| (v.x + v.y) % 3 != 0) {
            board.set(vertex, Some(Color::BOTH[usize::from(vertex.y / 2 % 2)]));
        }
        Dead::proposed(&board);
    }
}
