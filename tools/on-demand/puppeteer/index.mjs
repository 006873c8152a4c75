// Packages resolve from this folder, so they are imported here.
import puppeteer from 'puppeteer-core'

/** What tools/firefox.mjs uses. */
export const packages = { puppeteer }
