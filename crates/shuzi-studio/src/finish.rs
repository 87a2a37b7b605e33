//! What comes between the table and the file: hands, light, lens, sensor, compression.

use super::canvas::each;
use super::{Canvas, Conditions, Dice};

/// Draws hands, sleeves, pens, bowls, clocks or phones over the table; returns how much of each pixel
/// they cover.
pub fn occlude(dice: &mut Dice, canvas: &mut Canvas) -> Vec<f32> {
    let mut cover = vec![0.0f32; canvas.points.len()];
    for _ in 0..=dice.below(2) {
        match dice.below(6) {
            0 => bowl(dice, canvas, &mut cover),
            1 => clock(dice, canvas, &mut cover),
            _ => hand(dice, canvas, &mut cover),
        }
    }
    cover
}

/// Paints what has, at each place, a colour and a share that it covers.
fn paint(canvas: &mut Canvas, cover: &mut [f32], thing: impl Fn(f32, f32) -> ([f32; 3], f32)) {
    let mut at = 0;
    canvas.each(|x, y, below| {
        let (colour, part) = thing(x, y);
        cover[at] = cover[at].max(part);
        at += 1;
        each(|channel| below[channel] * (1.0 - part) + colour[channel] * part)
    });
}

/// An open bowl, with stones in it or empty, or a lid.
fn bowl(dice: &mut Dice, canvas: &mut Canvas, cover: &mut [f32]) {
    let [width, height] = [canvas.width, canvas.height].map(|side| side as f32);
    let middle = [dice.between(0.0, width), dice.between(0.0, height)];
    let radius = dice.between(0.03, 0.16) * width.max(height);
    let (flat, inside) = (dice.between(0.6, 1.0), dice.between(0.75, 0.92));
    let wood = dice.colour([0.0, 60.0], [0.0, 0.8], [0.02, 0.8]);
    let of_stones = [dice.between(0.02, 0.15), dice.between(0.7, 1.0), dice.between(0.1, 0.4)];
    let filling = dice.one(&of_stones);
    let (mottled, soft) = (dice.waves(radius * 0.2), dice.between(0.8, 2.5));
    paint(canvas, cover, |x, y| {
        let out = (x - middle[0]).hypot((y - middle[1]) / flat);
        let part = ((radius - out) / soft + 0.5).clamp(0.0, 1.0);
        let within = ((radius * inside - out) / soft + 0.5).clamp(0.0, 1.0);
        let tone = filling * (0.5 + mottled.at(x, y));
        (each(|channel| wood[channel] * (1.0 - within) + tone * within), part)
    });
}

/// A clock or a phone: a case with a display or two dials.
fn clock(dice: &mut Dice, canvas: &mut Canvas, cover: &mut [f32]) {
    let [width, height] = [canvas.width, canvas.height].map(|side| side as f32);
    let middle = [dice.between(0.0, width), dice.between(0.0, height)];
    let long = dice.between(0.05, 0.18) * width.max(height);
    let (high, angle) = (long * dice.between(0.35, 0.6), dice.between(0.0, std::f32::consts::TAU));
    let case = dice.colour([0.0, 360.0], [0.0, 0.4], [0.02, 0.9]);
    let face = dice.colour([0.0, 360.0], [0.0, 0.2], [0.0, 1.0]);
    let dials = dice.chance(0.5);
    let (cos, sin) = (angle.cos(), angle.sin());
    paint(canvas, cover, |x, y| {
        let (x, y) = (x - middle[0], y - middle[1]);
        let (along, across) = (x * cos + y * sin, y * cos - x * sin);
        let part = ((long - along.abs()).min(high - across.abs()) + 0.5).clamp(0.0, 1.0);
        let inner = if dials {
            high * 0.7 - (along.abs() - long / 2.0).hypot(across)
        } else {
            (long * 0.85 - along.abs()).min(high * 0.75 - across.abs())
        };
        (if inner > 0.0 { face } else { case }, part)
    });
}

/// A hand, a sleeve or a pen, from outside the picture to somewhere within.
fn hand(dice: &mut Dice, canvas: &mut Canvas, cover: &mut [f32]) {
    let (width, height) = (canvas.width as f32, canvas.height as f32);
    let colour = if dice.chance(0.6) {
        dice.colour([8.0, 36.0], [0.25, 0.6], [0.4, 0.95])
    } else {
        dice.colour([0.0, 360.0], [0.0, 0.8], [0.02, 1.0])
    };
    let thick = dice.between(0.01, 0.11) * width.max(height);
    let angle = dice.between(0.0, std::f32::consts::TAU);
    let out = [width / 2.0 + angle.cos() * width, height / 2.0 + angle.sin() * height];
    let end = [dice.between(0.1, 0.9) * width, dice.between(0.1, 0.9) * height];
    let mut parts = vec![(out, end, thick)];
    if dice.chance(0.5) {
        // Fingers fan out from the end.
        for _ in 0..4 {
            let to = [end[0] + dice.about(2.0 * thick), end[1] + dice.about(2.0 * thick)];
            parts.push((end, to, thick * dice.between(0.25, 0.4)));
        }
    }
    let soft = dice.between(0.8, 3.0);
    let shade = dice.waves(thick.max(2.0));
    paint(canvas, cover, |x, y| {
        let mut most: f32 = 0.0;
        for (from, to, thick) in &parts {
            let along = [to[0] - from[0], to[1] - from[1]];
            let length = (along[0].powi(2) + along[1].powi(2)).max(1e-3);
            let off = [x - from[0], y - from[1]];
            let t = ((off[0] * along[0] + off[1] * along[1]) / length).clamp(0.0, 1.0);
            let apart = (off[0] - along[0] * t).hypot(off[1] - along[1] * t);
            most = most.max(((thick - apart) / soft + 0.5).clamp(0.0, 1.0));
        }
        (colour.map(|part| part * (0.75 + 0.5 * shade.at(x, y))), most)
    });
}

/// Uneven light, edges and bars of shadow, glare; `line` is about the line
/// spacing in pixels.
pub fn light(dice: &mut Dice, canvas: &mut Canvas, line: f32, conditions: &Conditions) {
    let (width, height) = (canvas.width as f32, canvas.height as f32);
    let side = width.max(height);
    let (apart, uneven) = (dice.between(0.3, 1.4) * side, dice.between(0.0, 1.1));
    let waves = dice.waves(apart);
    canvas.each(|x, y, colour| {
        let tone = 1.0 + (waves.at(x, y) - 0.5) * uneven;
        each(|channel| colour[channel] * tone)
    });
    for _ in 0..if dice.chance(0.35) { 1 + dice.below(2) } else { 0 } {
        let angle = dice.between(0.0, std::f32::consts::TAU);
        let (off, soft, dark) =
            (dice.between(-0.35, 0.35) * side, dice.between(1.0, 60.0), dice.between(0.1, 0.65));
        let (cos, sin) = (angle.cos(), angle.sin());
        canvas.each(|x, y, colour| {
            let across = (x - width / 2.0) * cos + (y - height / 2.0) * sin - off;
            let tone = 1.0 - dark * (across / soft + 0.5).clamp(0.0, 1.0);
            each(|channel| colour[channel] * tone)
        });
    }
    let is_barred = dice.chance(0.1);
    if conditions.bars.map_or(is_barred, |dark| dark > 0.0) {
        // Bars of shadow: blinds, window frames, the backs of chairs.
        let angle = dice.between(0.0, std::f32::consts::TAU);
        let (apart, share) = (dice.between(0.06, 0.5) * side, dice.between(0.1, 0.6));
        let (start, soft, dark) =
            (dice.between(0.0, side), dice.between(1.0, 8.0), dice.between(0.2, 0.7));
        let dark = conditions.bars.unwrap_or(dark);
        let (cos, sin) = (angle.cos(), angle.sin());
        canvas.each(|x, y, colour| {
            let within = (x * cos + y * sin + start).rem_euclid(apart) - apart * share;
            let edge = within.abs().min(apart * share + within);
            let part = if within < 0.0 { (edge / soft).clamp(0.0, 1.0) } else { 0.0 };
            colour.map(|own| own * (1.0 - dark * part))
        });
    }
    // Lamps mirrored by the board: soft and wide, or small and sharp.
    let mut lamps = Vec::new();
    if dice.chance(0.3) {
        for _ in 0..=dice.below(3) {
            lamps.push((dice.between(0.04, 0.25) * side, dice.between(0.1, 0.9), 0.0));
        }
    }
    if dice.chance(0.2) {
        for _ in 0..=dice.below(5) {
            lamps.push((
                dice.between(0.2, 1.3) * line,
                dice.between(0.25, 1.0),
                dice.between(0.0, 0.9),
            ));
        }
    }
    if let Some(strength) = conditions.glare {
        lamps = (0..4).map(|_| (dice.between(0.4, 1.5) * line, strength, 0.8)).collect();
    }
    for (reach, strength, sharp) in lamps {
        let at = [dice.between(0.0, width), dice.between(0.0, height)];
        let (long, angle) = (dice.between(1.0, 3.0), dice.between(0.0, std::f32::consts::PI));
        let (cos, sin) = (angle.cos(), angle.sin());
        canvas.each(|x, y, colour| {
            let off = [x - at[0], y - at[1]];
            let along = (off[0] * cos + off[1] * sin) / long / reach;
            let across = (off[1] * cos - off[0] * sin) / reach;
            let out = along.hypot(across);
            if out > 3.0 {
                return colour;
            }
            let soft = (-out * out).exp();
            let hard = ((1.0 - out) / (1.05 - sharp) + 0.5).clamp(0.0, 1.0);
            let part = strength * (soft * (1.0 - sharp) + hard * sharp);
            each(|channel| colour[channel] + part)
        });
    }
}

/// White balance, contrast, focus, camera shake, noise.
pub fn sensor(dice: &mut Dice, canvas: &mut Canvas, conditions: &Conditions) {
    let usual = [dice.between(0.8, 1.15), dice.between(0.92, 1.06), dice.between(0.75, 1.15)];
    let mut casts = [usual; 2];
    // Lamps and evenings of one colour.
    let lamp = if dice.chance(0.12) { dice.between(0.3, 1.0) } else { 0.0 };
    let lamp = conditions.lamp.unwrap_or(lamp);
    if lamp > 0.0 {
        let hue = dice.between(0.0, 360.0);
        // Now and then there are two lamps, as in a bar.
        let other = if dice.chance(0.25) { dice.between(0.0, 360.0) } else { hue };
        casts = [hue, other]
            .map(|hue| dice.colour([hue; 2], [lamp; 2], [1.0; 2]).map(|part| part + 0.02));
    }
    let (gamma, black, gain) =
        (dice.between(0.7, 1.5), dice.between(0.0, 0.1), dice.between(0.65, 1.2));
    let grey = dice.chance(0.05);
    let where_lit = dice.waves(canvas.width as f32);
    canvas.each(|x, y, colour| {
        let first = where_lit.at(x, y);
        let cast: [f32; 3] =
            each(|channel| casts[0][channel] * first + casts[1][channel] * (1.0 - first));
        each(|channel| colour[channel] * cast[channel])
    });
    // A camera exposes for medium brightness, though not always. In light of one colour that colour is
    // then as bright as can be, and stones and board differ less.
    let all: f32 = canvas.points.iter().flatten().map(|part| part.min(1.0)).sum();
    let mean = all / (3 * canvas.points.len()) as f32;
    let exposed = (dice.between(0.3, 0.7) / mean.max(0.02)).clamp(0.6, 2.5);
    canvas.each(|_, _, colour| {
        let seen = each(|channel| {
            let part = (colour[channel] * exposed).clamp(0.0, 1.0).powf(gamma);
            (part - black) * gain + black
        });
        if grey { [seen.iter().sum::<f32>() / 3.0; 3] } else { seen }
    });
    let blur = if dice.chance(0.6) { dice.between(0.3, 1.7) } else { 0.0 };
    let blur = conditions.blur.unwrap_or(blur);
    if blur > 0.0 {
        *canvas = canvas.blurred(blur);
    }
    if dice.chance(0.12) {
        let angle = dice.between(0.0, std::f32::consts::PI);
        let weights = vec![1.0; dice.below(6) + 2];
        *canvas = canvas.smeared([angle.cos(), angle.sin()], &weights);
    }
    if dice.chance(0.15) {
        // Sharpened, as phones do.
        let (soft, much) = (canvas.blurred(1.0), dice.between(0.3, 1.5));
        for (own, soft) in canvas.points.iter_mut().zip(soft.points) {
            *own = each(|channel| own[channel] + much * (own[channel] - soft[channel]));
        }
    }
    let grainy = if dice.chance(0.1) { 0.09 } else { 0.035 };
    let noise = dice.between(0.0, grainy);
    canvas.each(|_, _, colour| colour.map(|part| part + dice.about(noise)));
}
