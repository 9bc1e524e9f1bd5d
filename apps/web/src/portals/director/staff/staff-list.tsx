import { Button } from '@mantine/core'
import { staffMemberCalls as calls, type StaffMember } from '@ramplight/contract/people/staff-members'
import type { Tour } from '@ramplight/contract/tours/tours'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeList } from '@ramplight/ui/values/numbers'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useRests } from '#platform/use-rests.ts'
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
  const helpsOn = (one: StaffMember) => {
    const names = tours.filter(({ _id }) => one.tours.includes(_id)).map(({ name }) => name)
    return one.active && names.length ? t('helpsOn', { tours: writeList(names) }) : t('paused')
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
    </Section>
  )
}
