import type { Id } from '@ramplight/domain/kernel/ids'

/** The names of the databases on this device; null where a browser does not tell them. Everybody's page and worker ask this: no Dexie. */
export async function databasesHere(): Promise<string[] | null> {
  try {
    return (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  } catch {
    return null
  }
}

/** Whether a copy or parked work of this person lies here, or cannot be ruled out: only then is the part that puts it away needed. */
export async function mayHaveDatabase(user: Id): Promise<boolean> {
  const names = await databasesHere()
  return names === null || names.some((name) => name.endsWith(`_${user}`))
}
