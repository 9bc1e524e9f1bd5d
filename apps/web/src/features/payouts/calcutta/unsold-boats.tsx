import type { TournamentEntry } from '@ramplight/contract/registration/tournament-entries'
import { fullName } from '@ramplight/domain/registration/full-name'
import { isInName } from '@ramplight/domain/registration/name-key'
import { TextField } from '@ramplight/ui/form/text-field.tsx'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { ActionButton } from '@ramplight/ui/parts/ui-action.tsx'
import { IconSearch, IconStack2 } from '@tabler/icons-react'
import { useState } from 'react'
import { byBoat } from '#platform/values/entry-name.ts'
import { t } from './calcutta.texts.ts'

type Props = { boats: readonly TournamentEntry[]; onSell: (boats: readonly TournamentEntry[]) => void }

export const crewOf = ({ anglers }: TournamentEntry): string => anglers.map(fullName).join(' & ')

/** What can still be sold: a tap on a boat sells it, and what nobody bids for goes together, as the field. */
export function UnsoldBoats({ boats, onSell }: Props) {
  const [words, setWords] = useState('')
  const wanted = words.trim()
  const found = boats.filter((boat) => !wanted || String(boat.boatNumber ?? '') === wanted || isInName(crewOf(boat), wanted))
  const ordered = found.toSorted(byBoat)
  return (
    <Section title={t('unsold.title')} note={t('unsold.note', { boats: boats.length })} flush>
      {boats.length > 1 && (
        <div className="rl-calcutta__find">
          <TextField
            type="search"
            label={t('unsold.find')}
            placeholder={t('unsold.findHint')}
            value={words}
            leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <ActionButton
            action={{ label: t('unsold.sellField', { boats: boats.length }), icon: IconStack2, onClick: () => onSell(boats) }}
          />
        </div>
      )}
      {ordered.length === 0 ? (
        <p className="rl-rows__none">{t('unsold.nobody')}</p>
      ) : (
        <ul className="rl-calcutta__boats">
          {ordered.map((boat) => (
            <li key={boat._id}>
              <button type="button" className="rl-calcutta__boat" onClick={() => onSell([boat])}>
                <b>{boat.boatNumber ?? t('lots.noNumber')}</b>
                <span>{crewOf(boat)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
