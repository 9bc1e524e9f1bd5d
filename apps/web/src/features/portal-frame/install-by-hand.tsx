import { Modal } from '@mantine/core'
import { brand } from '@ramplight/domain/kernel/brand'
import { t } from './portal-frame.texts.ts'

/** Phones of Apple have no install button: three steps in words. */
export const InstallByHand = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title={t('byHand.title', { product: brand.name })}>
    <ol>
      <li>{t('byHand.share')}</li>
      <li>{t('byHand.choose')}</li>
      <li>{t('byHand.add')}</li>
    </ol>
  </Modal>
)
