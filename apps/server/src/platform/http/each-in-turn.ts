import type { Outcome } from '../database/outcomes.ts'
import { problemOf } from './errors.ts'

/**
 * One record after the other; a refusal is one record's alone. For families of which a device sends few at once. `work` writes in
 * a transaction of its own (inside another one that is a savepoint), so that what is refused leaves nothing behind.
 */
export async function eachInTurn<Item, Row>(
  items: readonly Item[],
  idOf: (item: Item) => string,
  work: (item: Item) => Promise<Row>,
): Promise<Outcome<Row>[]> {
  const outcomes: Outcome<Row>[] = []
  for (const item of items) {
    try {
      outcomes.push({ id: idOf(item), row: await work(item) })
    } catch (error) {
      outcomes.push({ id: idOf(item), problem: problemOf(error) })
    }
  }
  return outcomes
}
