import { noteStored, readStored } from '@ramplight/ui/values/stored-state'

/**
 * Whose device this is not: who said so when they signed in, or said nothing. Nothing of them is kept here after they log out
 * (docs/decisions/0023). They stand here until everything of theirs is gone, so that a page which was closed too early goes on.
 */
const BORROWED = 'rl-borrowed'
/** What seals the unsent work of somebody on this device: the public half of their key. */
const KEYS = 'rl-parking-keys'
/** How many unsent changes lie here sealed, by whom they are of. */
const SEALED = 'rl-sealed'

const read = <T>(key: string): Record<string, T> => readStored<Record<string, T>>(key) ?? {}
function set<T>(key: string, user: string, value: T | null): void {
  const { [user]: _, ...others } = read<T>(key)
  const next = value === null ? others : { ...others, [user]: value }
  noteStored(key, Object.keys(next).length > 0 ? next : null)
}

/** `isOwn`: they said that it is theirs. */
export const noteDevice = (user: string, isOwn: boolean): void => set(BORROWED, user, isOwn ? null : true)
export const isBorrowedBy = (user: string): boolean => read<true>(BORROWED)[user] === true
export const borrowers = (): string[] => Object.keys(read(BORROWED))

export const noteParkingKey = (user: string, key: string | undefined): void => {
  if (key) set(KEYS, user, key)
}
export const parkingKeyOf = (user: string): string | null => read<string>(KEYS)[user] ?? null
export const forgetParkingKey = (user: string): void => set(KEYS, user, null)

/** `count`: of changes; null when nothing of theirs lies here. */
export const noteSealed = (user: string, count: number | null): void => set(SEALED, user, count)
export const isSealedFor = (user: string): boolean => user in read(SEALED)
/** Unsent changes of people whose names are not kept here. */
export const sealedHere = (): number => Object.values(read<number>(SEALED)).reduce((sum, count) => sum + count, 0)
/** Whose ids stand here although the device is not theirs. */
export const strangersHere = (): string[] => [BORROWED, KEYS, SEALED].flatMap((key) => Object.keys(read(key)))
