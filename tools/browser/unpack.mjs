// Unpacks the Chromium of the npm package, with its libraries and fonts, into the folder that is
// named on the command line.
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

const target = resolve(process.argv[2])
mkdirSync(target, { recursive: true })
// The package writes wherever the system keeps temporary files; let that be the target.
process.env.TMPDIR = target
const { inflate } = await import('@sparticuz/chromium')
const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
const packed = join(dirname(dirname(entry)), 'bin')
for (const archive of ['fonts.tar.br', 'al2023.tar.br', 'swiftshader.tar.br', 'chromium.br']) {
  await inflate(join(packed, archive))
}
