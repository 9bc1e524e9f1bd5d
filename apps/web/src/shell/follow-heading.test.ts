import { afterEach, expect, test } from 'vitest'
import { followHeading } from './follow-heading.ts'

const seen = () => new Promise((resolve) => setTimeout(resolve))
let stop = () => {}
afterEach(() => stop())

/** A page whose heading says “Entries” until the name of the tournament is there. */
async function aPageThatLearnsItsName(whileWaiting = () => {}): Promise<void> {
  document.body.innerHTML = '<main><h1>Entries</h1><button>Pay</button></main>'
  stop = followHeading(true)
  whileWaiting()
  const heading = document.createElement('h1')
  heading.textContent = 'Lake Fork #4'
  document.querySelector('h1')!.replaceWith(heading)
  await seen()
}

test('a heading that makes room for another hands the focus on', async () => {
  await aPageThatLearnsItsName()
  expect(document.activeElement?.textContent).toBe('Lake Fork #4')
})

test('who has moved on keeps the place where they are', async () => {
  await aPageThatLearnsItsName(() => document.querySelector('button')!.focus())
  expect(document.activeElement?.textContent).toBe('Pay')
})
