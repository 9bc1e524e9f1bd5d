import { type Team, teamCalls } from '@ramplight/contract/registration/teams'
import { fullName } from '@ramplight/domain/registration/full-name'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#platform/query.ts'
import { fullNames } from '#platform/values/entry-name.ts'
import { t } from '../angler.texts.ts'

const MINE = queryOf(teamCalls.search, { body: { selectAll: true } })

/** The teams I am in, and who is what in them. */
export function AnglerTeamsPage() {
  const teams = useQuery(MINE)
  return (
    <Page width="form">
      <PageHeader title={t('nav.teams')} />
      <Loaded
        query={teams}
        what={t('teams.what')}
        isEmpty={(list) => list.length === 0}
        empty={{ icon: IconUsers, text: t('teams.none'), action: { label: t('find'), href: '/tournaments' } }}
      >
        {(list) => (
          <Section title={t('nav.teams')} flush>
            <RowList
              rows={list.map((team) => ({ key: team._id, title: team.alias ?? team.name ?? fullNames(team), about: aboutOf(team) }))}
            />
          </Section>
        )}
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
