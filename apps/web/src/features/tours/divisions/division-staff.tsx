import { Button } from '@mantine/core'
import { type StaffMember, staffMemberCalls } from '@ramplight/contract/people/staff-members'
import { type Division, divisionCalls } from '@ramplight/contract/tours/divisions'
import type { Tour } from '@ramplight/contract/tours/tours'
import { byText } from '@ramplight/domain/kernel/text-order'
import { fullName } from '@ramplight/domain/registration/full-name'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call.ts'
import { queryOf } from '#platform/query.ts'
import { useAction } from '#platform/use-action.ts'
import { useOnline } from '#platform/use-online.ts'
import classes from './divisions.module.css'
import { t } from './divisions.texts.ts'

type Props = { division: Division; tour: Tour }

/** Who helps on a division: whoever helps on its tour. Somebody of the staff is put on it, or taken off. */
export function DivisionStaff({ division: { _id: id }, tour }: Props) {
  const online = useOnline()
  const staff = useQuery(queryOf(staffMemberCalls.search, { body: { director: tour.director } }))
  const add = useAction({
    work: ({ user }: StaffMember) => call(divisionCalls.addDirectorStaff, { body: { id, user } }),
    onDone: (_, one) => notify.success(t('staff.added', { name: fullName(one), tour: tour.name })),
  })
  const remove = useAction({
    work: ({ user }: StaffMember) => call(divisionCalls.removeDirectorStaff, { body: { id, user } }),
    onDone: (_, one) => notify.success(t('staff.removed', { name: fullName(one), tour: tour.name })),
  })
  const ask = async (one: StaffMember) => {
    const isMeant = await confirm({
      title: t('staff.removeAsk', { name: fullName(one), tour: tour.name }),
      text: t('staff.removeText'),
      confirmLabel: t('staff.remove'),
      tone: 'danger',
    })
    if (isMeant) remove.run(one)
  }
  return (
    <Section title={t('staff.title')} note={t('staff.note', { tour: tour.name })} flush>
      <Loaded query={staff} what={t('staff.noun')}>
        {(all) => {
          const byName = all.toSorted((a, b) => byText(fullName(a), fullName(b)))
          const helps = byName.filter(({ active, tours }) => active && tours.includes(tour._id))
          const others = byName.filter((one) => one.active && !helps.includes(one))
          return (
            <>
              <RowList
                none={t('staff.none')}
                rows={helps.map((one) => ({
                  key: one._id,
                  title: fullName(one),
                  end: (
                    <Button
                      variant="subtle"
                      color="red"
                      size="xs"
                      disabled={!online}
                      loading={remove.running && remove.given === one}
                      onClick={() => void ask(one)}
                      aria-label={t('staff.removeOne', { name: fullName(one) })}
                    >
                      {t('staff.remove')}
                    </Button>
                  ),
                }))}
              />
              <div className={classes.foot}>
                {others.length > 0 && (
                  <ChoiceField
                    label={t('staff.add')}
                    description={online ? undefined : t('staff.needsInternet')}
                    placeholder={t('staff.choose')}
                    data={others.map((one) => ({ value: one._id, label: fullName(one) }))}
                    value={null}
                    disabled={!online || add.running}
                    onChange={(chosen) => {
                      const one = others.find(({ _id }) => _id === chosen)
                      if (one) add.run(one)
                    }}
                  />
                )}
                <UiLink href="/director/staff" className="rl-link-button">
                  {t('staff.invite')}
                </UiLink>
              </div>
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}
