import { type Coupon, couponCalls, coupon as record } from '@ramplight/contract/payments/coupons'
import type { SkinnyTournament } from '@ramplight/contract/tournaments/tournaments'
import { FieldRow } from '@ramplight/ui/form/fields.tsx'
import { ChoiceBox, DayBox, FlagBox, MoneyBox, NumberBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { writeDate } from '#platform/values/tournament-dates.ts'
import { t } from './coupons.texts.ts'

const valuesOf = (coupon: Coupon | null) => ({
  code: coupon?.code ?? '',
  amount: coupon?.amount ?? null,
  tournament: coupon?.tournament ?? null,
  most: coupon?.most ?? null,
  until: coupon?.until ?? null,
  active: coupon?.active ?? record.starts.active,
})

type Props = { coupon: Coupon | null; tournaments: readonly SkinnyTournament[]; onClose: () => void }

/** Make a coupon, or change one. */
export function CouponSheet({ coupon, tournaments, onClose }: Props) {
  return (
    <RecordSheet
      title={coupon ? coupon.code : t('add')}
      calls={couponCalls}
      record={coupon}
      valuesOf={valuesOf}
      draftKey={`coupon-${coupon?._id ?? 'new'}`}
      saveLabel={coupon ? t('save') : t('add')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <TextBox form={form} path="code" placeholder={t('codeExample')} description={t('codeText')} />
            <MoneyBox form={form} path="amount" description={t('amountText')} />
          </FieldRow>
          <ChoiceBox
            form={form}
            path="tournament"
            options={tournaments.map(({ _id, name, startDate }) => ({ value: _id, label: `${name} · ${writeDate(startDate)}` }))}
            clearable
            placeholder={t('everyEvent')}
            description={t('tournamentText')}
          />
          <FieldRow>
            <NumberBox form={form} path="most" description={t('mostText')} placeholder={t('noLimit')} />
            <DayBox form={form} path="until" description={t('untilText')} />
          </FieldRow>
          {coupon && <FlagBox form={form} path="active" description={t('activeText')} />}
        </>
      )}
    </RecordSheet>
  )
}
