// Lets `--engine 'node benches/deadstones.js'` ask npm's @sabaki/deadstones about a position:
// just enough of the Go Text Protocol for `final_status_list dead`. Install the package first:
// `npm install @sabaki/deadstones`, in a folder named by NODE_PATH/.. or here.
const deadstones = require('@sabaki/deadstones')
const letters = 'ABCDEFGHJKLMNOPQRSTUVWXYZ'
let size = 19
let board = []
const clear = () => { board = Array.from({ length: size }, () => Array(size).fill(0)) }
const vertex = (name) => [letters.indexOf(name[0].toUpperCase()), size - Number(name.slice(1))]
const name = ([x, y]) => letters[x] + (size - y)

async function answer(line) {
  const [command, ...rest] = line.trim().split(/\s+/)
  if (command === 'boardsize') { size = Number(rest[0]); clear() }
  if (command === 'clear_board') clear()
  if (command === 'play') {
    const [x, y] = vertex(rest[1])
    board[y][x] = rest[0][0].toLowerCase() === 'b' ? 1 : -1
  }
  if (command === 'final_status_list') {
    const dead = await deadstones.guess(board, { finished: true, iterations: 100 })
    return dead.map(name).join(' ')
  }
  return ''
}

let queue = Promise.resolve()
require('readline').createInterface({ input: process.stdin }).on('line', (line) => {
  queue = queue.then(() => answer(line)).then((said) => {
    process.stdout.write(`= ${said}\n\n`)
    if (line.trim() === 'quit') process.exit(0)
  })
})
