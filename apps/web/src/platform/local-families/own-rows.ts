import type { Local } from '#platform/local/answers/local.ts'

type OwnRow = { director?: string | null | undefined; systemDefault?: boolean | null | undefined }

/** The policy `own.see` of a director: the system's rows and their own. */
export const isOwn =
  (director: string) =>
  (row: OwnRow): boolean =>
    !!row.systemDefault || row.director === director

/** What families of own rows have in common. */
export const ownRows = { seen: async (local: Local) => isOwn(local.user._id) }
