import type { Actor } from '@ramplight/domain/policies/subjects'

/** Rows that belong to who makes them: only an admin makes those of everybody. */
export const ownRows = {
  subject: ({
    director = null,
    systemDefault = null,
  }: {
    director?: string | null | undefined
    systemDefault?: boolean | null | undefined
  }) => ({
    director,
    systemDefault,
  }),
  onCreate: (_body: object, { actor }: { actor: Actor }) => ({ director: actor.id, systemDefault: false }),
}
