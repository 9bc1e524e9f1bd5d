import { Modal } from '@mantine/core'
import { brand } from '@ramplight/ui/theme/brand'

/** Phones of Apple have no install button: three steps in words. */
export const InstallByHand = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => (
  <Modal opened={opened} onClose={onClose} title={`Put ${brand.name} on your home screen`}>
    <ol>
      <li>Tap the Share button of Safari.</li>
      <li>Choose “Add to Home Screen”.</li>
      <li>Tap “Add”. It opens full screen and works without a signal.</li>
    </ol>
  </Modal>
)
