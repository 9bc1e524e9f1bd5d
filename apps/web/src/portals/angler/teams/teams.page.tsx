import type { Team } from '@ramplight/contract/registration/teams'
import { fullName } from '@ramplight/domain/registration/full-name'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { myTeamsQuery, NewTeam, OwnTeam, ownTeamTexts as own } from '#features/registration/own-teams/index.ts'
import { useOnline } from '#platform/use-online.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { t } from '../angler.texts.ts'

/** The teams I am in: those that we made, and those in the book of a director. */
export function AnglerTeamsPage() {
  const teams = useQuery(myTeamsQuery())
  const online = useOnline()
  const [makes, setMakes] = useState(false)
  const offline = online ? {} : { disabled: true, reason: t('needsInternet') }
  const make = { label: own('newTeam'), icon: IconPlus, onClick: () => setMakes(true), ...offline }
  return (
    <Page width="form">
      <PageHeader title={t('nav.teams')} {...(makes ? {} : { primary: make })} />
      {makes && <NewTeam onClose={() => setMakes(false)} />}
      <Loaded
        query={teams}
        what={t('teams.what')}
        isEmpty={(list) => list.length === 0 && !makes}
        empty={{ icon: IconUsers, text: t('teams.none'), action: make }}
      >
        {(list) => {
          const theirs = list.filter(({ ofAnglers }) => !ofAnglers)
          return (
            <>
              {list
                .filter(({ ofAnglers }) => ofAnglers)
                .map((team) => (
                  <OwnTeam key={team._id} team={team} />
                ))}
              {theirs.length > 0 && (
                <Section title={t('teams.ofDirectors')} flush>
                  <RowList
                    rows={theirs.map((team) => ({
                      key: team._id,
                      title: team.alias ?? team.name ?? fullNames(team),
                      about: aboutOf(team),
                    }))}
                  />
                </Section>
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}

function aboutOf(team: Team): string {
  const named = (id: string | null | undefined, write: (name: string) => string) => {
    const found = team.anglers.find(({ _id }) => _id === id)
    return found ? write(fullName(found)) : null
  }
  return [
    fullNames(team),
    named(team.captain, (name) => t('teams.captain', { name })),
    named(team.boatCaptain, (name) => t('teams.boatCaptain', { name })),
    named(team.sub, (name) => t('teams.sub', { name })),
    team.club_name,
  ]
    .filter(Boolean)
    .join(' · ')
}
