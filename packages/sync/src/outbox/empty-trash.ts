import type { Store } from '../ports.ts'

const KEPT_MS = 30 * 86_400_000

/** What was deleted more than 30 days ago and is confirmed. */
export const emptyTrash = async (store: Store, now: number): Promise<void> => {
  const old = await store.read([], async (tx) => (await tx.trash.all()).filter(({ at }) => Date.parse(at) < now - KEPT_MS))
  if (old.length === 0) return
  await store.write([], async (tx) => {
    const shadows = await tx.shadow.getMany(old.map(({ tbl, id }) => [tbl, id]))
    await tx.trash.remove(old.filter((_, index) => !shadows[index]).map(({ tbl, id }) => [tbl, id]))
  })
}
