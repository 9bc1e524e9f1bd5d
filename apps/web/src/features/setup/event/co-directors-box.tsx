import { userCalls } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { useQueries } from '@tanstack/react-query'
import { DirectorsBox } from '#features/payments/directors/index.ts'
import { queryOf } from '#platform/query.ts'
import { useSession } from '#platform/use-session.ts'
import type { SectionProps } from '../form/section-props.ts'
import { t } from './event.texts.ts'

const CO = 'coDirectors'
const MOST = 50

/**
 * Who directs this event too (perm.tournament-edit): directors and helpers whom the signed-in person knows. Whoever is one reads it
 * here themself; one whom they do not know is counted and not named.
 */
export function CoDirectorsBox({ form }: Pick<SectionProps, 'form'>) {
  const me = useSession()?.user
  const ids = (form.get(CO) as string[] | null | undefined) ?? []
  const people = useQueries({
    queries: ids.map((id) => ({ ...queryOf(userCalls.get, { params: { id } }), retry: false, enabled: id !== me?._id })),
  })
  const nameOf = (id: string, index: number): string => {
    if (me && id === me._id) return t('coDirectors.you', { name: fullName(me) })
    const known = people[index]?.data
    return known ? fullName(known) : t('coDirectors.unknown')
  }
  return (
    <DirectorsBox
      id={CO}
      label={form.declared?.labelOf(CO)}
      description={t('coDirectors.about')}
      chosen={ids.map((user, index) => ({ user, name: nameOf(user, index) }))}
      onChange={(chosen) =>
        form.set(
          CO,
          chosen.map(({ user }) => user),
        )
      }
      // Whoever directs an event is not their own co-director.
      without={me ? [me._id] : []}
      max={MOST}
      error={form.errorOf(CO)}
      disabled={form.readOnly ?? false}
    />
  )
}
