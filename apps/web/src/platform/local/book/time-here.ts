import { openBook } from './local-gate.ts'

/** The time as the server last said it; of the device alone where nobody has said anything. Milliseconds. */
export const timeHere = (): number => openBook()?.local.now().getTime() ?? Date.now()
