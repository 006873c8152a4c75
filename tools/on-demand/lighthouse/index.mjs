// Packages resolve from this folder, so they are imported here.
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { generate } from 'selfsigned'

/** What bench/page-speed.ts uses (`LighthousePackages`). */
export const packages = {
  launch,
  lighthouse,
  createCertificate: () => generate([{ name: 'commonName', value: 'localhost' }]),
}
