import { Button, Group } from '@mantine/core'
import { UiLink } from '@ramplight/ui/frame/link.tsx'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconBan } from '@tabler/icons-react'
import { t } from './command-centre.texts.ts'

type Props = {
  base: string
  /** Null: not for this person. */
  onTakeBack: (() => void) | null
  running: boolean
}

/** In the place of the next step: what is left to do for an event that does not take place. */
export const CancelledBanner = ({ base, onTakeBack, running }: Props) => (
  <>
    <Banner tone="red" icon={IconBan}>
      {t('cancelled.banner')}
    </Banner>
    {onTakeBack && (
      <Group gap="sm">
        <Button component={UiLink} href={`${base}/money`}>
          {t('cancelled.moneyBack')}
        </Button>
        <Button variant="default" component={UiLink} href={`${base}/messages/new`}>
          {t('cancelled.tell')}
        </Button>
        <Button variant="subtle" color="gray" loading={running} onClick={onTakeBack}>
          {t('cancelled.takesPlace')}
        </Button>
      </Group>
    )}
  </>
)
