import { Button } from '@mantine/core'
import { staffMemberCalls as calls, type StaffMember } from '@ramplight/contract/people/staff-members'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { SideSheet } from '@ramplight/ui/dialogs/side-sheet.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useRests } from '#platform/use-rests.ts'
import { RoleField } from './role-field.tsx'
import { t } from './staff.texts.ts'

/** Who helps this director, on which tours. */
export function StaffList({ tours, director }: { tours: readonly Tour[]; director: string }) {
  const staff = useQuery(queryOf(calls.search, { body: { director } }))
  const remove = useAction({
    work: ({ _id: id }: StaffMember) => call(calls.remove, { params: { id } }),
    onDone: (_, one) => notify.success(t('tookOff', { name: fullName(one) })),
  })
  const ask = async (one: StaffMember) => {
    const isMeant = await confirm({
      title: t('takeOffAsk', { name: fullName(one) }),
      text: t('takeOffText'),
      confirmLabel: t('takeOff'),
      tone: 'danger',
    })
    if (isMeant) remove.run(one)
  }
  const rests = useRests(calls.remove)
  const [changing, setChanging] = useState<StaffMember | null>(null)
  const helpsOn = (one: StaffMember) => {
    const names = tours.filter(({ _id }) => one.tours.includes(_id)).map(({ name }) => name)
    return one.active && names.length ? t('helpsOn', { role: t(`roles.${one.may}`), tours: writeList(names) }) : t('paused')
  }
  return (
    <Section title={t('helpers')} flush>
      <Loaded query={staff} what={t('helpersNoun')}>
        {(all) => (
          <RowList
            none={t('noHelpers')}
            rows={all.map((one) => ({
              key: one._id,
              title: fullName(one),
              about: helpsOn(one),
              foot: (
                <Button
                  variant="default"
                  size="xs"
                  disabled={rests}
                  title={rests ? t('needsInternet') : undefined}
                  aria-label={t('changeOf', { name: fullName(one) })}
                  onClick={() => setChanging(one)}
                >
                  {t('change')}
                </Button>
              ),
              end: (
                <Button
                  variant="subtle"
                  color="red"
                  size="xs"
                  disabled={rests}
                  title={rests ? t('needsInternet') : undefined}
                  loading={remove.running && remove.given === one}
                  onClick={() => void ask(one)}
                >
                  {t('takeOff')}
                </Button>
              ),
            }))}
          />
        )}
      </Loaded>
      <SideSheet
        opened={changing !== null}
        onClose={() => setChanging(null)}
        title={changing ? t('changeOf', { name: fullName(changing) }) : ''}
      >
        {changing && <ChangeRole key={changing._id} one={changing} onDone={() => setChanging(null)} />}
      </SideSheet>
    </Section>
  )
}

/** More or less from now on, on the same tours. */
function ChangeRole({ one, onDone }: { one: StaffMember; onDone: () => void }) {
  const [may, setMay] = useState(one.may)
  const save = useAction({
    work: (may: StaffMember['may']) => call(calls.update, { params: { id: one._id }, body: { may, _rev: one._rev } }),
    onDone: (saved) => {
      notify.success(t('changed', { name: fullName(saved), role: t(`roles.${saved.may}`) }))
      onDone()
    },
  })
  return (
    <form
      style={{ display: 'grid', gap: 'var(--rl-space-md)' }}
      onSubmit={(event) => {
        event.preventDefault()
        save.run(may)
      }}
    >
      <RoleField may={may} onChange={setMay} />
      <Button type="submit" loading={save.running} disabled={may === one.may}>
        {t('save')}
      </Button>
    </form>
  )
}
