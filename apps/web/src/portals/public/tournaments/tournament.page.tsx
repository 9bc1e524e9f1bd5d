import { Button, DataList } from '@mantine/core'
import { crewSizeOf } from '@ramplight/domain/registration/crew'
import { Page, Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { StatusBadge } from '@ramplight/ui/parts/status-badge.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { writeWallClock } from '@ramplight/ui/values/times'
import { IconDeviceTv } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { tournamentQuery } from '#features/tournaments/tournaments/index.ts'
import { writeDates } from '#platform/values/tournament-dates.ts'
import { writeMoney } from '#platform/values/write-money.ts'
import classes from './tournament.module.css'

/** What everybody may know of a tournament. */
export function PublicTournamentPage() {
  const { id } = useParams({ strict: false }) as { id: string }
  const tournament = useQuery(tournamentQuery(id))
  return (
    <Page width="form">
      <Loaded query={tournament} what="tournament">
        {(one) => {
          const facts: [string, string | null][] = [
            [
              'When',
              `${writeDates(one.tournamentDates)}, ${writeWallClock(one.startTime)} to ${writeWallClock(one.endTime)} ${one.timezone}`,
            ],
            ['Water', one.location],
            ['Ramp', `${one.landing}, ${one.street}, ${one.city} ${one.state} ${one.zip}`],
            ['Field', one.teamEvent ? `Teams of ${crewSizeOf(one)}` : 'Solo'],
            [
              'Entry',
              one.entryFee ? `${writeMoney(one.entryFee)} per ${one.settings.payout?.chargePer === 'Angler' ? 'angler' : 'boat'}` : null,
            ],
            ['Limit', one.settings.weight?.fishLimit ? `${one.settings.weight.fishLimit} fish` : null],
          ]
          return (
            <>
              <PageHeader
                title={one.name}
                status={<StatusBadge word={one.status} />}
                crumbs={[{ label: 'Tournaments', href: '/tournaments' }, { label: one.name }]}
                meta={[writeDates(one.tournamentDates), `${one.landing}, ${one.city} ${one.state}`]}
              />
              <Section title="The day">
                <DataList className={classes.facts}>
                  {facts.map(
                    ([label, value]) =>
                      value && (
                        <DataList.Item key={label}>
                          <DataList.ItemLabel>{label}</DataList.ItemLabel>
                          <DataList.ItemValue>{value}</DataList.ItemValue>
                        </DataList.Item>
                      ),
                  )}
                </DataList>
                <Button
                  component="a"
                  href={`/live-leaderboard/${one._id}`}
                  variant="default"
                  mt="md"
                  leftSection={<IconDeviceTv aria-hidden />}
                >
                  Leaderboard
                </Button>
              </Section>
              {one.marketing_text && (
                <Section title="About">
                  <p className={classes.text}>{one.marketing_text}</p>
                </Section>
              )}
              {one.rules && (
                <Section title="Rules">
                  <p className={classes.text}>{one.rules}</p>
                </Section>
              )}
            </>
          )
        }}
      </Loaded>
    </Page>
  )
}
