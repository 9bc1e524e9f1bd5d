import { Page } from '@ramplight/ui/frame/page.tsx'
import { SeasonList } from '#features/results/series/index.ts'

export const SeasonsPage = () => (
  <Page width="form">
    <SeasonList base="" />
  </Page>
)
