import { userCalls } from '@ramplight/contract/people/users'
import { FlagField } from '@ramplight/ui/form/flag-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type PrintChoice, PrintDialog } from '#features/print/index.ts'
import { queryOf } from '#platform/query.ts'
import { daysOf, type Results } from '../screen/results-view.ts'
import { potName } from '../words/words.ts'
import { t } from './papers.texts.ts'
import { optionsFor, PRINT_OPTIONS } from './print-options.ts'
import { bigFishPaper, type Clubs, dayPaper, overallPaper, payoutsPaper, potPaper } from './results-papers.ts'

type Props = { results: Results; onClose: () => void /** The sheet that is shown first. */; first?: 'overall' | 'payouts' }

/** Everything of a tournament's results that can be printed. */
export function PrintResults({ results, onClose, first = 'overall' }: Props) {
  const [options, setOptions] = useState(PRINT_OPTIONS)
  const clubs = useClubs(results, options.showClubInfo)
  const { tournament, pots, words } = results
  const paper = { results, options, clubs }
  const days = daysOf(tournament)
  const choices: PrintChoice[] = [
    { key: 'overall', name: t('overall'), paper: () => overallPaper(paper) },
    ...(days.length > 1
      ? days.map((day) => ({ key: `day-${day}`, name: t('dayResults', { day: day + 1 }), paper: () => dayPaper(paper, day) }))
      : []),
    { key: 'big-fish', name: t('bigFishResults'), paper: () => bigFishPaper(paper) },
    ...pots.map((pot) => ({ key: pot.pot, name: potName(words, pot.pot), paper: () => potPaper(paper, pot) })),
    { key: 'payouts', name: t('payouts'), paper: () => payoutsPaper(paper) },
  ]
  return (
    <PrintDialog
      onClose={onClose}
      choices={choices.toSorted((a, b) => Number(b.key === first) - Number(a.key === first))}
      tour={tournament.tour}
      season={tournament.season}
    >
      {optionsFor(results).map((option) => (
        <FlagField
          key={option}
          label={t(`options.${option}`)}
          checked={options[option]}
          onChange={({ currentTarget: { checked } }) => setOptions((before) => ({ ...before, [option]: checked }))}
        />
      ))}
    </PrintDialog>
  )
}

const NO_CLUBS: Clubs = new Map()

/** Clubs stand with the people, not with the boats. */
function useClubs({ tournament: { tour } }: Results, isWanted: boolean): Clubs {
  const { data } = useQuery({ ...queryOf(userCalls.search, { body: { tours: [tour], selectAll: true } }), enabled: isWanted })
  return useMemo(
    () => (data ? new Map(data.flatMap(({ _id, club_name }) => (club_name ? [[_id, club_name] as const] : []))) : NO_CLUBS),
    [data],
  )
}
