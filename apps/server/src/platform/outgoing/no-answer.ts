import { NotSent } from './provider.ts'

/** The line was never open: nobody heard us, and another try sends nothing twice. */
const NOBODY_THERE = ['econnrefused', 'enotfound', 'eai_again', 'ehostunreach', 'enetunreach', 'und_err_connect_timeout']

/** What `fetch` failed with, as a short word. */
export function noAnswerCode(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } }
  return (cause?.code ?? name ?? 'broken').toLowerCase()
}

/** A provider by HTTP gave no answer: `away` when nobody was there, otherwise `unclear`. */
export function noAnswer(error: unknown): never {
  const code = noAnswerCode(error)
  throw new NotSent(NOBODY_THERE.includes(code) ? 'away' : 'unclear', code)
}
