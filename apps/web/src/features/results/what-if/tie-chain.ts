import type { TieBreak } from '#features/setup/words/index.ts'

/** A chain always ends in a shared place. What follows a step stays, a step stands only once, and sharing ends the chain. */
export const chainWith = (chain: readonly TieBreak[], at: number, step: TieBreak): TieBreak[] =>
  step === 'shared'
    ? [...chain.slice(0, at), 'shared']
    : [
        ...chain.slice(0, at),
        step,
        ...chain.slice(at + 1).filter((other) => other !== step),
        ...(at === chain.length - 1 ? (['shared'] as const) : []),
      ]

const USUAL: readonly TieBreak[] = ['biggest-fish', 'most-fish', 'most-live-fish', 'heaviest-day']

/** What can stand at this point: the usual steps, whatever is in force, and nothing that was asked already. */
export function choicesAt(
  chain: readonly TieBreak[],
  at: number,
  { days, inForce }: { days: number; inForce: readonly TieBreak[] },
): TieBreak[] {
  const usual = days > 1 ? USUAL : USUAL.filter((step) => step !== 'heaviest-day')
  const known = [...new Set([...usual, ...inForce, ...chain])].filter((step) => step !== 'shared')
  return [...known.filter((step) => !chain.slice(0, at).includes(step)), 'shared']
}
