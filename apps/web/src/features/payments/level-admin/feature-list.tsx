import { Button, Group } from '@mantine/core'
import {
  subscriptionFeatureCalls as calls,
  subscriptionFeature as record,
  type SubscriptionFeature,
} from '@ramplight/contract/subscriptions/subscription-features'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/call.ts'
import { FlagBox, LongTextBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { useAction } from '#platform/use-action.ts'
import { writePrice } from '../plans/index.ts'
import { featuresQuery, levelsQuery } from './level-admin.queries.ts'
import { t } from './level-admin.texts.ts'

/** Which feature each level has: a tick is saved at once. */
export function FeatureList({ adding, onAdd }: { adding: boolean; onAdd: (adding: boolean) => void }) {
  const features = useQuery(featuresQuery())
  const levels = useQuery(levelsQuery()).data ?? []
  const [open, setOpen] = useState<SubscriptionFeature | null>(null)
  const remove = useAction({
    work: ({ _id: id }: SubscriptionFeature) => call(calls.remove, { params: { id } }),
    onDone: (_, { name }) => notify.stealth(t('features.removed', { name })),
  })
  const ask = async (one: SubscriptionFeature) => {
    const title = t('features.removeAsk', { name: one.name })
    if (await confirm({ title, text: t('features.removeText'), confirmLabel: t('features.remove'), tone: 'danger' })) remove.run(one)
  }
  return (
    <>
      <Section title={t('features.title')} flush>
        <Loaded query={features} what={t('features.noun')}>
          {(all) => (
            <RowList
              none={t('features.none')}
              rows={all.map((one) => ({
                key: one._id,
                title: one.name,
                about: one.description,
                end: one.active ? undefined : t('features.off'),
                foot: (
                  <Group gap="md">
                    <Ticks feature={one} levels={levels} />
                    <Button variant="default" size="xs" onClick={() => setOpen(one)}>
                      {t('features.edit')}
                    </Button>
                    <Button variant="subtle" color="red" size="xs" onClick={() => void ask(one)}>
                      {t('features.remove')}
                    </Button>
                  </Group>
                ),
              }))}
            />
          )}
        </Loaded>
      </Section>
      {open && <FeatureSheet feature={open} onClose={() => setOpen(null)} />}
      {adding && <FeatureSheet feature={null} onClose={() => onAdd(false)} />}
    </>
  )
}

/** Two levels may have one name and another price. */
const nameOf = ({ name, price, billing_frequency }: SubscriptionLevel): string => `${name}, ${writePrice(price, billing_frequency)}`

/** The levels of a feature. While one tick is being saved, the others wait: each says the whole list. */
function Ticks({ feature, levels }: { feature: SubscriptionFeature; levels: readonly SubscriptionLevel[] }) {
  const { _id: id, _rev, name, subscription_levels: held } = feature
  const turn = useAction({
    work: (level: string) => {
      const subscription_levels = held.includes(level) ? held.filter((one) => one !== level) : [...held, level]
      return call(calls.update, { params: { id }, body: { subscription_levels, _rev } })
    },
  })
  return levels
    .filter(({ _id, active }) => active || held.includes(_id))
    .map((level) => (
      <TickField
        key={level._id}
        label={nameOf(level)}
        aria-label={t('features.of', { feature: name, level: nameOf(level) })}
        checked={turn.running && turn.given === level._id ? !held.includes(level._id) : held.includes(level._id)}
        disabled={turn.running}
        onChange={() => turn.run(level._id)}
      />
    ))
}

const valuesOf = (feature: SubscriptionFeature | null) => ({
  name: feature?.name ?? '',
  description: feature?.description ?? '',
  active: feature?.active ?? record.starts.active,
})

function FeatureSheet({ feature, onClose }: { feature: SubscriptionFeature | null; onClose: () => void }) {
  return (
    <RecordSheet
      title={feature ? feature.name : t('features.add')}
      calls={calls}
      record={feature}
      valuesOf={valuesOf}
      draftKey={`subscription-feature-${feature?._id ?? 'new'}`}
      saveLabel={feature ? t('features.save') : t('features.add')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" />
          <LongTextBox form={form} path="description" />
          <FlagBox form={form} path="active" description={t('features.activeText')} />
        </>
      )}
    </RecordSheet>
  )
}
