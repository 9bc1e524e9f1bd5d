type Detector = { detect: (source: HTMLVideoElement) => Promise<readonly { rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

/** The reader of the browser; where it has none, that of a library, which is loaded only now. */
export async function openReader(): Promise<Detector> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (own) return new own({ formats: ['qr_code'] })
  const { default: decode } = await import('qr/decode.js')
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const detect: Detector['detect'] = async (video) => {
    if (!pen || video.videoWidth === 0) return []
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    pen.drawImage(video, 0, 0)
    try {
      return [{ rawValue: decode(pen.getImageData(0, 0, canvas.width, canvas.height)) }]
    } catch {
      // No code in this picture.
      return []
    }
  }
  return { detect }
}
