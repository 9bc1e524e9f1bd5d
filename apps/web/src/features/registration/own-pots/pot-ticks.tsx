import type { Tournament } from '@ramplight/contract/tournaments/tournaments'
import { potsToChoose } from '@ramplight/domain/registration/team-boat'
import { TickField } from '@ramplight/ui/form/tick-field.tsx'
import { writeMoney } from '#platform/values/write-money.ts'
import { t } from './own-pots.texts.ts'

type Props = { tournament: Tournament; pots: readonly string[]; onChange: (pots: string[]) => void }

/** The pots that one can choose, each with its price. */
export const PotTicks = ({ tournament, pots, onChange }: Props) =>
  potsToChoose(tournament).map(({ pot, kind }) => (
    <TickField
      key={pot._id}
      size="md"
      label={t('pot', { name: pot.name ?? t(kind), fee: writeMoney(pot.entryFee ?? 0) })}
      checked={pots.includes(pot._id)}
      onChange={(event) => onChange(event.currentTarget.checked ? [...pots, pot._id] : pots.filter((one) => one !== pot._id))}
    />
  ))
