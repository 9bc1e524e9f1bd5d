import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { StatGrid, StatTile } from '@ramplight/ui/parts/stat-tile.tsx'
import { IconBan, IconFishOff, IconHelpCircle, IconSailboat, IconScale } from '@tabler/icons-react'
import { OpenQuestions } from '#features/sync/questions/index.ts'
import { FLAG_WORDS, flagKey } from '#features/weigh-in/flags/index.ts'
import { boatName, byBoat } from '#platform/values/entry-name.ts'
import type { Results } from '../screen/results-view.ts'
import classes from './close-out.module.css'
import { t } from './close-out.texts.ts'
import { HeldBags } from './held-bags.tsx'

/** Is everybody in? Counts, who is missing with the way to the scale, and what was changed after it was saved. */
export function CheckStep({ results }: { results: Results }) {
  const { entries, weighed, noFish, disqualified, missing, corrected, voided } = results.preview.checks
  const station = `/weigh-in/${results.tournament._id}`
  const boats = new Set(missing.map(({ entry }) => entry)).size
  return (
    <>
      <StatGrid>
        <StatTile label={t('checkStep.boats')} icon={IconSailboat} value={entries} />
        <StatTile label={t('checkStep.withFish')} icon={IconScale} value={weighed} tone="kelp" />
        <StatTile label={t('checkStep.noFish')} icon={IconFishOff} value={noFish} />
        <StatTile label={t('checkStep.disqualified')} icon={IconBan} value={disqualified} />
        <StatTile label={t('checkStep.missing')} icon={IconHelpCircle} value={boats} tone={boats > 0 ? 'amber' : 'ink'} />
      </StatGrid>
      <OpenQuestions tournament={results.tournament._id} />
      <Flags results={results} station={station} />
      <HeldBags tournament={results.tournament} />
      {boats > 0 && <Missing results={results} station={station} />}
      <p className={classes.text}>
        {corrected + voided === 0 ? t('checkStep.noSavedWeight') : t('checkStep.weightsCorrectedAndVoided', { corrected, voided })}{' '}
        <UiLink href={`${station}/log`}>{t('checkStep.openTheLog')}</UiLink>
      </p>
    </>
  )
}

/** What stations have said differently; each has its answer at the scale. */
function Flags({ results, station }: { results: Results; station: string }) {
  const { flags } = results.preview.checks
  if (flags.length === 0) return null
  const nameOf = (id: string) => {
    const boat = results.entries.get(id)
    return boat ? boatName(boat) : t('checkStep.deletedEntry')
  }
  return (
    <div role="status">
      <p className={classes.text}>{t('checkStep.resultsBecomeFinalOnce')}</p>
      <ul className={classes.missing}>
        {flags.map((flag) => (
          <li key={flagKey(flag)}>
            <UiLink href={station}>
              {`${FLAG_WORDS[flag.kind].title} ${[flag.entry, ...(flag.other ? [flag.other] : [])].map(nameOf).join(' · ')}`}
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SHOWN = 12

function Missing({ results, station }: { results: Results; station: string }) {
  const { missing } = results.preview.checks
  const days = results.tournament.tournamentDates.length > 1
  const list = missing
    .flatMap(({ entry, day }) => {
      const found = results.entries.get(entry)
      return found ? [{ entry: found, day }] : []
    })
    .toSorted((a, b) => a.day - b.day || byBoat(a.entry, b.entry))
  return (
    <div>
      <p className={classes.text}>{t('checkStep.theseBoats')}</p>
      <ul className={classes.missing}>
        {list.slice(0, SHOWN).map(({ entry, day }) => (
          <li key={`${entry._id}-${day}`}>
            <UiLink href={station}>
              {boatName(entry)}
              {days && t('checkStep.day', { day: day + 1 })}
            </UiLink>
          </li>
        ))}
        {list.length > SHOWN && (
          <li>
            <UiLink href={station}>{t('checkStep.andMore', { count: list.length - SHOWN })}</UiLink>
          </li>
        )}
      </ul>
    </div>
  )
}
