/**
 * Some thousand viewers of `npm run bench:viewers` in one process: each has a connection of its own, knows a revision of the board, and
 * asks for the board at a moment of its own when the news does not bring the change of exactly that one. One of them keeps the board
 * itself, as a page does.
 */
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { BoardChange } from '@ramplight/contract/realtime/live-channel'
import { patchedBoard } from '@ramplight/domain/results/board-patch'
import { type FromViewers, moment, type ToViewers } from './messages.ts'

type Board = { revision: number; rows: { entry: string }[] }
type News = { revision: number; spread?: number; patch?: BoardChange }

const AT_ONCE = 100
let sockets: Socket[] = []
let heard = new Map<number, number>()
let expected = ''
let asked = 0
let bytes = 0
let kept: Board | null = null
let boardAt = ''
const wrong: string[] = []
const say = (message: FromViewers) => process.send!(message)

function has(viewer: number): void {
  heard.set(viewer, moment())
  if (heard.size < sockets.length) return
  void check().then(() => say({ is: 'heard', moments: [...heard.values()], asked, bytes, wrong: wrong.splice(0) }))
}

const readBoard = async () => (await (await fetch(boardAt)).json()) as Board

/** What was kept by patches is what the server would answer. */
async function check(): Promise<void> {
  if (!kept) return
  const now = await readBoard()
  if (JSON.stringify(kept) !== JSON.stringify(now)) wrong.push(`the kept board is of ${kept.revision}, and not that of ${now.revision}`)
}

/** Opens so many lines; `onBlock` gets each whole block of a viewer, in order. */
async function open(port: number, viewers: number, hello: string, onBlock: (viewer: number, block: string) => void): Promise<void> {
  sockets = []
  for (let from = 0; from < viewers; from += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, viewers - from) }, async (_, one) => {
        const viewer = from + one
        const socket = connect({ port, host: '127.0.0.1', noDelay: true })
        socket.setEncoding('latin1')
        socket.on('error', (error) => wrong.push(error.message))
        sockets[viewer] = socket
        let rest = ''
        const isOpen = new Promise<void>((resolve) => {
          socket.once('connect', () => {
            if (!hello) resolve()
            else socket.write(hello)
          })
          socket.on('data', (chunk: string) => {
            const blocks = (rest + chunk).split('\n\n')
            rest = blocks.pop() ?? ''
            for (const block of blocks) onBlock(viewer, block)
            resolve()
          })
        })
        await isOpen
      }),
    )
}

async function watch({ address, tournament, viewers }: Extract<ToViewers, { do: 'watch' }>): Promise<void> {
  boardAt = `${address}/api/tournament-results/board/${tournament}`
  kept = await readBoard()
  const revisions = new Int32Array(viewers).fill(kept.revision)
  const { port, host } = new URL(address)
  const hello = `GET /events/stream?tournament=${tournament} HTTP/1.1\r\nhost: ${host}\r\n\r\n`
  await open(Number(port), viewers, hello, (viewer, block) => {
    if (!block.includes('event: standings-changed')) return
    bytes = block.length + 2
    // Real viewers read it each on a phone of their own; here two processes stand for thousands of them.
    if (viewer > 0 && block.includes(`"from":${revisions[viewer]},`)) {
      revisions[viewer] = Number(expected)
      if (block.includes(`id: ${expected}\n`)) has(viewer)
      return
    }
    const { spread, revision, patch: change } = JSON.parse(/data: (.*)/.exec(block)![1]!) as News
    if (!change || change.from !== revisions[viewer]) {
      asked++
      void ask(viewer, spread ?? 0, revisions)
      return
    }
    revisions[viewer] = revision
    const { from: _, fromTag: __, tag: ___, ...patch } = change
    kept = patchedBoard(kept!, patch)
    if (String(revision) === expected) has(viewer)
  })
  say({ is: 'there' })
}

async function ask(viewer: number, spread: number, revisions: Int32Array): Promise<void> {
  await delay(Math.random() * spread)
  const board = await readBoard()
  revisions[viewer] = board.revision
  if (viewer === 0) kept = board
  if (board.revision >= Number(expected)) has(viewer)
}

async function listen({ port, viewers }: Extract<ToViewers, { do: 'listen' }>): Promise<void> {
  kept = null
  await open(port, viewers, '', (viewer, block) => block.startsWith(`${expected}\n`) && has(viewer))
  say({ is: 'there' })
}

process.on('message', (message: ToViewers) => {
  if (message.do === 'watch') void watch(message)
  else if (message.do === 'listen') void listen(message)
  else if (message.do === 'expect') {
    expected = message.stamp
    heard = new Map()
    asked = 0
  } else for (const socket of sockets) socket.destroy()
})
