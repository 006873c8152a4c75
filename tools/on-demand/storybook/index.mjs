import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs Storybook until it is stopped.
 * @param args arguments of its command line, such as `dev --port 6006`
 */
export function runStorybook(...args) {
  const cli = join(import.meta.dirname, 'node_modules/storybook/dist/bin/dispatcher.js')
  const config = join(import.meta.dirname, 'config')
  const child = spawn(process.execPath, [cli, ...args, '--config-dir', config], {
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  child.on('close', (code) => {
    process.exitCode = code ?? 1
  })
}
