import { byText } from '@ramplight/domain/kernel/text-order'
import { Section } from '@ramplight/ui/frame/page.tsx'
import { PageHeader } from '@ramplight/ui/frame/page-header.tsx'
import { RowList } from '@ramplight/ui/parts/row-list.tsx'
import { Loaded } from '@ramplight/ui/states/loaded.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Base } from '#platform/places.ts'
import { SeasonRows } from './season-rows.tsx'
import { divisionsQuery, seasonsQuery, toursQuery } from './series.queries.ts'
import { t } from './series.texts.ts'

type Props = { base: Base }

export function TourList({ base }: Props) {
  const tours = useQuery(toursQuery())
  return (
    <>
      <PageHeader title={t('tours')} />
      <Loaded query={tours} what={t('tours')}>
        {(list) => (
          <Section title={t('tours')} flush>
            <RowList none={t('noTours')} rows={list.map(({ _id, name }) => ({ key: _id, href: `${base}/tours/${_id}`, title: name }))} />
          </Section>
        )}
      </Loaded>
    </>
  )
}

export function SeasonList({ base }: Props) {
  const seasons = useQuery(seasonsQuery())
  return (
    <>
      <PageHeader title={t('seasons')} />
      <Loaded query={seasons} what={t('seasons')}>
        {(list) => <SeasonRows seasons={list} base={base} />}
      </Loaded>
    </>
  )
}

export function DivisionList({ base }: Props) {
  const divisions = useQuery(divisionsQuery())
  return (
    <>
      <PageHeader title={t('divisions')} />
      <Loaded query={divisions} what={t('divisions')}>
        {(list) => (
          <Section title={t('divisions')} flush>
            <RowList
              none={t('noDivisions')}
              rows={list
                .toSorted((a, b) => byText(a.name, b.name))
                .map(({ _id, name }) => ({ key: _id, href: `${base}/divisions/${_id}`, title: name }))}
            />
          </Section>
        )}
      </Loaded>
    </>
  )
}
