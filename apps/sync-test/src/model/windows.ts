import { askingIn } from './asking-in.ts'
import type { Admin, Day, Window } from './at-the-ramp.ts'
import type { Step } from './commands/command.ts'
import { withHands } from './hands.ts'
import { callWithoutBook, type Screen } from './screens.ts'

export function openWindow(day: Day, where: string, person: Admin): Window {
  const kept = { bags: null }
  const window: Window = { where, person, kept, asking: askingIn(kept, () => person.id), seen: null }
  day.windows.push(window)
  return window
}

/** The page is closed and opened again. */
export function reloadWindow(window: Window): void {
  window.asking = askingIn(window.kept, () => window.person.id)
}

/** What a person does at a window; `died`: it was closed under their hands. */
export async function atWindow<T>(day: Day, window: Window, step: Step, work: (screen: Screen) => Promise<T>): Promise<T | 'died'> {
  const { promise: over, resolve } = Promise.withResolvers<'died'>()
  const { person, asking, where } = window
  const { isOnline, fault } = step
  const now = () => day.server.world.now()
  const screen: Screen = { number: -1, where, person, now, book: () => null, call: callWithoutBook, asking }
  const done = await withHands(day, { person, isExpired: false, isOnline, fault, die: () => resolve('died') }, () =>
    Promise.race([work(screen), over]),
  )
  if (done === 'died') reloadWindow(window)
  return done
}
