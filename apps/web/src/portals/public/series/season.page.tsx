import { Page } from '@ramplight/ui/frame/page.tsx'
import { SeasonView } from '#features/results/series/index.ts'

export function PublicSeasonPage({ id }: { id: string }) {
  return (
    <Page width="form">
      <SeasonView id={id} base="" />
    </Page>
  )
}
