import { Page } from '@ramplight/ui/frame/page.tsx'
import { useParams } from '@tanstack/react-router'
import { SeasonView } from '#features/results/series/index.ts'

export function PublicSeasonPage() {
  const { id } = useParams({ from: '/public/seasons/$id' })
  return (
    <Page width="form">
      <SeasonView id={id} base="" />
    </Page>
  )
}
