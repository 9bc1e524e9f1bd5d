import { userCalls } from '@ramplight/contract/people/users'
import { fullName } from '@ramplight/domain/registration/full-name'
import { ChoicesField } from '@ramplight/ui/form/choices-field.tsx'
import { FieldGroup } from '@ramplight/ui/form/fields.tsx'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '#platform/query.ts'
import { useSession } from '#platform/use-session.ts'
import type { SectionProps } from '../form/section-props.ts'
import { AskedCoDirectors } from './asked-co-directors.tsx'
import { t as ofInvitations } from './co-directors.texts.ts'
import { t } from './event.texts.ts'

const CO = 'coDirectors'

type Props = Pick<SectionProps, 'form'> & { event: string }

/**
 * Who directs this event too (perm.tournament-edit), and who was asked to. Whoever is one reads it here themself; one whom they do not
 * know is counted and not named. The form takes somebody out; nobody comes in but by saying yes.
 */
export function CoDirectorsBox({ form, event }: Props) {
  const me = useSession()?.user
  const ids = (form.get(CO) as string[] | null | undefined) ?? []
  // Whoever was here when the form was opened can be put back before it is saved.
  const [first] = useState(ids)
  const shown = [...new Set([...first, ...ids])]
  const people = useQueries({
    queries: shown.map((id) => ({ ...queryOf(userCalls.get, { params: { id } }), retry: false, enabled: id !== me?._id })),
  })
  const nameOf = (id: string, index: number): string => {
    if (me && id === me._id) return t('coDirectors.you', { name: fullName(me) })
    const known = people[index]?.data
    return known ? fullName(known) : t('coDirectors.unknown')
  }
  return (
    <FieldGroup legend={form.declared?.labelOf(CO)} help={ofInvitations('mustAccept')}>
      {shown.length > 0 && (
        <ChoicesField
          id={CO}
          aria-label={form.declared?.labelOf(CO)}
          data={shown.map((id, index) => ({ value: id, label: nameOf(id, index) }))}
          value={ids}
          onChange={(chosen) => form.set(CO, chosen)}
          hidePickedOptions
          error={form.errorOf(CO)}
          disabled={form.readOnly ?? false}
        />
      )}
      {!form.readOnly && <AskedCoDirectors event={event} without={[...ids, ...(me ? [me._id] : [])]} />}
    </FieldGroup>
  )
}
