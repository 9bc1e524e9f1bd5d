import { Button } from '@mantine/core'
import {
  subscriptionFeatureCalls as calls,
  subscriptionFeature as record,
  type SubscriptionFeature,
} from '@ramplight/contract/subscriptions/subscription-features'
import { confirm } from '@ramplight/ui/dialogs/confirm.tsx'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { call } from '#platform/call.ts'
import { FlagBox, LongTextBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { useAction } from '#platform/use-action.ts'
import { t } from './features.texts.ts'

const valuesOf = (feature: SubscriptionFeature | null) => ({
  name: feature?.name ?? '',
  description: feature?.description ?? '',
  active: feature?.active ?? record.starts.active,
})

/** Add a feature, change its words, or delete it. Which levels have it is ticked in the table. */
export function FeatureSheet({ feature, onClose }: { feature: SubscriptionFeature | null; onClose: () => void }) {
  const remove = useAction({
    work: ({ _id }: SubscriptionFeature) => call(calls.remove, { params: { id: _id } }),
    onDone: (_, { name }) => {
      notify.stealth(t('isDeleted', { name }))
      onClose()
    },
  })
  const ask = async (one: SubscriptionFeature) => {
    const title = t('deleteTitle', { name: one.name })
    if (await confirm({ title, text: t('deleteText'), confirmLabel: t('deleteFeature'), tone: 'danger' })) remove.run(one)
  }
  return (
    <RecordSheet
      title={feature ? feature.name : t('add')}
      calls={calls}
      record={feature}
      valuesOf={valuesOf}
      draftKey={`subscription-feature-${feature?._id ?? 'new'}`}
      saveLabel={feature ? t('save') : t('add')}
      onClose={onClose}
      aside={
        feature && (
          <Button variant="subtle" color="red" loading={remove.running} onClick={() => void ask(feature)}>
            {t('delete')}
          </Button>
        )
      }
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" />
          <LongTextBox form={form} path="description" />
          <FlagBox form={form} path="active" description={t('activeText')} />
        </>
      )}
    </RecordSheet>
  )
}
