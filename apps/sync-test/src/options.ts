import { parseArgs } from 'node:util'

/** `--runs N --seed S`: how many days at the ramp, and which. The seed is printed, so that a failure can be seen again. */
export type ProofOptions = { runs: number; seed: number }

export function readOptions(args: string[], defaults: ProofOptions): ProofOptions {
  const { values } = parseArgs({ args, options: { runs: { type: 'string' }, seed: { type: 'string' } }, strict: false })
  return { runs: Number(values.runs ?? defaults.runs), seed: Number(values.seed ?? defaults.seed) }
}
