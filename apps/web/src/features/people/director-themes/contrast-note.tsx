import { type BoardTheme, wornPicture } from '@ramplight/domain/content/board-theme'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconContrast2 } from '@tabler/icons-react'
import { t } from './director-themes.texts.ts'
import { headerContrast, LEAST_CONTRAST } from './header-contrast.ts'

/** Rounded down: nothing is said to be better than it is. */
const shown = (ratio: number) => Math.floor(ratio * 10) / 10

/** How well the text of the header is read. Every gradient is well enough, and a picture gets a veil, so nothing has to be refused. */
export function ContrastNote({ theme }: { theme: BoardTheme }) {
  const [light, dark] = [shown(headerContrast(theme, 'light')), shown(headerContrast(theme, 'dark'))]
  return (
    <Banner tone="kelp" icon={IconContrast2}>
      {t(wornPicture(theme.headerImage) ? 'contrastPicture' : 'contrast', { light, dark, least: LEAST_CONTRAST })} {t('sunlight')}
    </Banner>
  )
}
