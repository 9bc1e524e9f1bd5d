import { beforeEach, expect, test, vi } from 'vitest'
import { whenWanted } from './when-wanted.ts'

let root: HTMLElement
let menu: HTMLButtonElement
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="root"><h1>Lake Fork #4</h1><button>Menu</button></div>'
  root = document.getElementById('root')!
  menu = root.querySelector('button')!
  return () => {
    vi.useRealTimers()
  }
})

test('a drawn page begins with the first touch, and once', async () => {
  const begin = vi.fn(async () => {})
  whenWanted(root, begin)
  expect(begin).not.toHaveBeenCalled()
  root.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  root.dispatchEvent(new Event('pointermove', { bubbles: true }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a page that nobody touches begins by itself', async () => {
  const begin = vi.fn(async () => {})
  whenWanted(root, begin)
  await vi.advanceTimersByTimeAsync(3000)
  expect(begin).toHaveBeenCalledTimes(1)
})

test('a button that is pressed before its script is there is pressed once when it is', async () => {
  const opened = vi.fn()
  whenWanted(root, async () => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    menu.addEventListener('click', opened)
  })
  menu.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  menu.click()
  expect(opened).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(500)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('what is pressed once the page hears it is not pressed a second time', async () => {
  const opened = vi.fn()
  whenWanted(root, async (onTakeover) => {
    menu.addEventListener('click', opened)
    onTakeover()
    await new Promise((resolve) => setTimeout(resolve, 400))
  })
  menu.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  menu.click()
  await vi.advanceTimersByTimeAsync(500)
  expect(opened).toHaveBeenCalledTimes(1)
})

test('scripts that could not be fetched are asked for again at the next touch', async () => {
  const begin = vi.fn(async () => {})
  begin.mockRejectedValueOnce(new Error('no signal'))
  whenWanted(root, begin)
  const touch = () => root.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  touch()
  await vi.advanceTimersByTimeAsync(1)
  touch()
  await vi.advanceTimersByTimeAsync(1)
  expect(begin).toHaveBeenCalledTimes(2)
})
