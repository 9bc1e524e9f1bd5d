import { fullName } from '@ramplight/domain/registration/full-name'
import { anglerNames } from '#features/people/users/index'
import type { Queryable } from '#platform/database/types'

/** Records with the name of who directs them, in one statement. */
export async function withDirectorNames<R extends { director: string }>(db: Queryable, list: R[]) {
  const names = await anglerNames(
    db,
    list.map(({ director }) => director),
  )
  return list.map((one) => {
    const name = names.get(one.director)
    return { ...one, directorName: name ? fullName(name) : null }
  })
}
