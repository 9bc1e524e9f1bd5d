import { type Raffle, raffle as raffleRecord, tournamentRaffleCalls } from '@ramplight/contract/payouts/tournament-raffles'
import { FlagBox, LongTextBox, MoneyBox, TextBox } from '#platform/record-form/bound-fields.tsx'
import { RecordSheet } from '#platform/record-form/record-sheet.tsx'
import { t } from './raffles.texts.ts'

type Values = Pick<Raffle, 'name' | 'description' | 'cost' | 'active'>
type Props = { tournament: string; raffle: Raffle | null; onClose: () => void }

const valuesOf = (raffle: Raffle | null): Values => ({
  name: raffle?.name ?? '',
  description: raffle?.description ?? '',
  cost: raffle?.cost ?? null,
  active: raffle?.active ?? raffleRecord.starts.active,
})

/** Set up a raffle, or change one. A new price is asked of who buys from now on. */
export function RaffleSheet({ tournament, raffle, onClose }: Props) {
  return (
    <RecordSheet
      title={raffle ? raffle.name : t('sheet.newTitle')}
      calls={tournamentRaffleCalls}
      record={raffle}
      valuesOf={valuesOf}
      created={() => ({ tournament })}
      draftKey={`raffle-${raffle?._id ?? `new-${tournament}`}`}
      saveLabel={raffle ? t('sheet.save') : t('sheet.add')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextBox form={form} path="name" />
          <MoneyBox form={form} path="cost" label={t('sheet.cost')} />
          <LongTextBox form={form} path="description" />
          <FlagBox form={form} path="active" label={t('sheet.active')} />
        </>
      )}
    </RecordSheet>
  )
}
