import { sentStatements } from './sent-statements.ts'

/** The listener asks this every few seconds whether its line lives; it belongs to no work. */
const PING = 'select 1'

/** Runs the work and counts what this process sends to the database meanwhile, over all its connections. */
export async function countStatements<T>(work: () => Promise<T>): Promise<{ answer: T; statements: number }> {
  const { answer, texts } = await sentStatements(work)
  return { answer, statements: texts.filter((text) => text !== PING).length }
}

/** How many statements the work takes. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<number> => (await countStatements(work)).statements
