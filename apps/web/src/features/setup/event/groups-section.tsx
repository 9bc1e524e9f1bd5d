import { newId } from '@ramplight/contract/kernel/new-id'
import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { ChoiceField } from '@ramplight/ui/form/choice-field.tsx'
import { MoneyField } from '@ramplight/ui/form/money-field.tsx'
import { NumberField } from '@ramplight/ui/form/number-field.tsx'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import type { SectionProps } from '../form/section-props.ts'
import { AddRow, RemoveRow } from '../rows/row-buttons.tsx'
import classes from '../rows/rows.module.css'
import { t } from './event.texts.ts'

type Group = Tournament['groups'][number]

/** Groups share the field; a group can have a part of the pool of its own. */
export function GroupsSection({ form }: Pick<SectionProps, 'form'>) {
  const groups = (form.get('groups') as Group[] | undefined) ?? []
  const change = (index: number, part: Partial<Group>) =>
    form.set(
      'groups',
      groups.map((group, at) => (at === index ? { ...group, ...part } : group)),
    )
  return (
    <>
      <ul className={classes.rows} id="groups">
        {groups.map(({ _id, name, potPercentageAllocatedToGroup: share, percentageOrDollar = 'percentage' }, index) => (
          <li key={_id ?? index} className={classes.pot}>
            <TextField
              label={form.declared?.labelOf('groups.name')}
              value={name}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
              maxLength={form.declared?.longest('groups.name')}
              disabled={form.readOnly}
            />
            {percentageOrDollar === 'dollar' ? (
              <MoneyField
                label={form.declared?.labelOf('groups.potPercentageAllocatedToGroup')}
                value={share ?? null}
                onChange={(cents) => change(index, { potPercentageAllocatedToGroup: cents ?? undefined })}
                disabled={form.readOnly}
              />
            ) : (
              <NumberField
                label={form.declared?.labelOf('groups.potPercentageAllocatedToGroup')}
                value={share ?? ''}
                onChange={(value) => change(index, { potPercentageAllocatedToGroup: value === '' ? undefined : Number(value) })}
                min={0}
                max={100}
                decimalScale={2}
                disabled={form.readOnly}
              />
            )}
            <ChoiceField
              label={form.declared?.labelOf('groups.percentageOrDollar')}
              data={[
                { value: 'percentage', label: t('groupsSection.percentOfPool') },
                { value: 'dollar', label: t('groupsSection.dollars') },
              ]}
              value={percentageOrDollar}
              onChange={(unit) =>
                change(index, { percentageOrDollar: unit as 'percentage' | 'dollar', potPercentageAllocatedToGroup: undefined })
              }
              allowDeselect={false}
              disabled={form.readOnly}
            />
            <RemoveRow form={form} path="groups" rows={groups} index={index} label={t('groupsSection.removeGroup', { name })} />
          </li>
        ))}
      </ul>
      <AddRow
        form={form}
        path="groups"
        rows={groups}
        fresh={() => ({ _id: newId(), name: '', percentageOrDollar: 'percentage' })}
        label={t('groupsSection.addGroup')}
      />
    </>
  )
}
