import {
  subscriptionCodeCalls as calls,
  subscriptionCode as record,
  type SubscriptionCode,
} from '@ramplight/contract/subscriptions/subscription-codes'
import type { SubscriptionLevel } from '@ramplight/contract/subscriptions/subscription-levels'
import { notify } from '@ramplight/ui/dialogs/toasts'
import { ChoiceBox, DayBox, FlagBox, LongTextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { todayHere } from '#platform/values/tournament-dates.ts'
import { levelWords } from '../subscriptions/index.ts'
import { t } from './codes.texts.ts'

/** The day of this device on which it ends, and its last moment. */
const dayOf = (moment: string | null | undefined): string | null => (moment ? todayHere(new Date(moment)) : null)
const endOf = (day: string | null): string | null => (day ? new Date(`${day}T23:59:59.999`).toISOString() : null)

const valuesOf = (code: SubscriptionCode | null) => ({
  level: code?.level ?? null,
  expiresAt: dayOf(code?.expiresAt),
  note: code?.note ?? '',
  active: code?.active ?? record.starts.active,
})

type Props = { code: SubscriptionCode | null; levels: readonly SubscriptionLevel[]; onClose: () => void }

/** Make a code, or change what it opens and until when. The code itself is made by the server, so that nobody can guess it. */
export function CodeSheet({ code, levels, onClose }: Props) {
  return (
    <RecordSheet
      title={code ? code.code : t('add')}
      calls={{ get: calls.get, create: calls.generate, update: calls.update }}
      record={code}
      valuesOf={valuesOf}
      written={({ expiresAt, ...values }) => ({ ...values, expiresAt: endOf(expiresAt) })}
      check={({ level }) => (level ? [] : [{ field: 'level', message: t('levelText') }])}
      draftKey={`subscription-code-${code?._id ?? 'new'}`}
      saveLabel={code ? t('save') : t('make')}
      onSaved={(made) => {
        if (!code) notify.success(t('made', { code: made.code }), { durationMs: false })
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <ChoiceBox
            form={form}
            path="level"
            options={levels.map((level) => ({ value: level._id, label: levelWords(level) }))}
            description={t('levelText')}
          />
          <DayBox form={form} path="expiresAt" description={t('lastText')} />
          <LongTextBox form={form} path="note" description={t('noteText')} />
          {code && <FlagBox form={form} path="active" description={t('activeText')} />}
        </>
      )}
    </RecordSheet>
  )
}
