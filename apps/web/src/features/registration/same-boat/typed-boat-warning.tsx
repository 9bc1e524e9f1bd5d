import { similarBoats } from '@ramplight/domain/registration/same-boat'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { boatInWords } from '#platform/values/entry-name.ts'
import { entriesQuery } from '../tournament-entries/tournament-entries.queries.ts'
import { t } from './same-boat.texts.ts'

type TypedBoatWarningProps = { tournament: string; anglers: readonly { first_name: string; last_name: string }[] }

/** Said while a crew is typed: a boat with these names is in the tournament already. */
export function TypedBoatWarning({ tournament, anglers }: TypedBoatWarningProps) {
  const { data: entries = [] } = useQuery(entriesQuery(tournament))
  const there = similarBoats({ anglers }, entries)
  if (there.length === 0) return null
  return (
    <Banner tone="amber" icon={IconAlertTriangle}>
      <span role="status">
        {there.length > 1
          ? t('typedBoatWarning.isEnteredAlreadyWithMore', { boat: boatInWords(there[0]!, true), count: there.length - 1 })
          : t('typedBoatWarning.isEnteredAlready', { boat: boatInWords(there[0]!, true) })}
      </span>
    </Banner>
  )
}
