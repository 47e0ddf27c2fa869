// What is wrong with the places of things on a page, as an eye or a finger would find it. Evaluated
// in the page with `names`, words that may be cut off with dots because people chose them, with
// `crowded`, a selector of places on which chips are laid over words, and with `partial`, a selector of
// drawings of which only a part is shown. Returns a list of sentences; changes nothing.
({ names, crowded, partial }) => {
    const EDGE = 1.5
    const modal = document.querySelector('dialog:modal')
    // What lies under a window or a sheet was looked at before it was opened.
    const root = modal ?? document.querySelector('dialog[open]') ?? document.body
    const page = document.scrollingElement
    const faults = []
    const say = (kind, text) => faults.push(`${kind}: ${text}`)
    const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 60)
    const call = (each) =>
        `${each.tagName.toLowerCase()}${[...each.classList].map((name) => `.${name}`).join('')}`
            .replace(/\.s(velte)?-[\w-]+/g, '')
    const styles = new Map()
    const styleOf = (each) => {
        if (!styles.has(each)) styles.set(each, getComputedStyle(each))
        return styles.get(each)
    }
    const parents = (each) => {
        const found = []
        for (let one = each.parentElement; one; one = one.parentElement) found.push(one)
        return found
    }
    // Words for screen readers alone stand in a box of one pixel.
    const spoken = new Map()
    const isSpoken = (each) => {
        if (!each) return false
        if (!spoken.has(each)) {
            const own = each.clientWidth <= 1 && styleOf(each).overflowX === 'hidden'
            spoken.set(each, own || isSpoken(each.parentElement))
        }
        return spoken.get(each)
    }
    const isSeen = (each) =>
        each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !each.closest('noscript, [inert]')
        && !isSpoken(each)
    const isDecoration = (each) =>
        parents(each).some((one) => one instanceof HTMLElement && one.ariaHidden === 'true')

    // What of a box is left after everything around it that cuts or scrolls. What can be scrolled to
    // is not lost.
    function fate(each, box) {
        let { left, top, right, bottom } = box
        for (const one of [each, ...parents(each)]) {
            const { overflowX, overflowY, position } = styleOf(one)
            if (one !== each || one.childElementCount === 0) {
                const edge = one.getBoundingClientRect()
                if (/auto|scroll/.test(overflowX + overflowY) && one !== page) return 'scrolls'
                if (/hidden|clip/.test(overflowX)) {
                    if (left < edge.left - EDGE || right > edge.right + EDGE) return { by: one }
                }
                if (/hidden|clip/.test(overflowY)) {
                    if (top < edge.top - EDGE || bottom > edge.bottom + EDGE) return { by: one }
                }
            }
            if (position === 'fixed' || one === modal) break
        }
        const scrolled = modal ? 0 : page.scrollHeight - innerHeight - page.scrollTop
        if (left < -EDGE || right > innerWidth + EDGE) return { by: null }
        if (top < -EDGE - page.scrollTop || bottom > innerHeight + scrolled + EDGE) {
            return { by: null }
        }
        return 'whole'
    }

    // Lines of words, each with its box.
    const lines = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement
        if (!node.textContent.trim() || owner.closest('svg, script, style, option')) continue
        if (!isSeen(owner)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const { left, top, right, bottom } of range.getClientRects()) {
            if (right - left < 1 || bottom - top < 1) continue
            // Letters do not fill the height of their line.
            const air = (bottom - top) * 0.2
            const box = { left, right, top: top + air, bottom: bottom - air }
            lines.push({ owner, text: node.textContent, box })
        }
    }

    // Words that are cut off, or outside the window.
    const hidden = new Set()
    for (const line of lines) {
        const end = fate(line.owner, line.box)
        if (end === 'whole') continue
        hidden.add(line)
        if (end === 'scrolls') continue
        const dots = [line.owner, ...parents(line.owner)].find(
            (each) => styleOf(each).textOverflow === 'ellipsis',
        )
        if (dots && names.some((name) => line.text.includes(name))) continue
        if (end.by === null) say('outside', `"${short(line.text)}" in ${call(line.owner)}`)
        else say('cut off', `"${short(line.text)}" in ${call(line.owner)} by ${call(end.by)}`)
    }

    // Drawings and controls that are cut off or outside.
    for (const each of root.querySelectorAll('svg, img, button, input, select, a[href]')) {
        if (!isSeen(each) || isDecoration(each) || each.ownerSVGElement) continue
        if (partial && each.closest(partial)) continue
        const box = each.getBoundingClientRect()
        if (box.width < 2 || box.height < 2) continue
        const end = fate(each, box)
        if (typeof end === 'string') continue
        const where = `${Math.round(box.left)},${Math.round(box.top)} to ${Math.round(box.right)},${Math.round(box.bottom)}`
        const what = `${call(each)} in ${call(each.parentElement)}`
        if (end.by === null) say('outside', `${what} from ${where}`)
        else say('cut off', `${what} from ${where} by ${call(end.by)}`)
    }

    // The page moves sideways.
    if (page.scrollWidth > innerWidth) say('sideways', `the page is ${page.scrollWidth} wide`)
    for (const each of root.querySelectorAll('*')) {
        if (each.scrollWidth <= each.clientWidth + 1 || !/auto|scroll/.test(styleOf(each).overflowX)) {
            continue
        }
        if (isSeen(each) && each.clientWidth > 1) say('sideways', `${call(each)} scrolls`)
    }

    // Words under something else. Everything answers, also what presses pass through.
    const answering = new CSSStyleSheet()
    answering.replaceSync('* { pointer-events: auto !important }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, answering]
    const transparent = /^(transparent|rgba\(.*, 0\)|color\(.* \/ 0\))$/
    const paints = (each, x, y) => {
        if (each instanceof SVGElement) return each.ownerSVGElement !== null
        if (/^(IMG|INPUT|CANVAS|SELECT)$/.test(each.tagName)) return true
        const { backgroundColor, backgroundImage, opacity } = styleOf(each)
        if (opacity === '0') return false
        if (!transparent.test(backgroundColor) || backgroundImage !== 'none') return true
        return lines.some(
            ({ owner, box }) =>
                owner === each && x > box.left && x < box.right && y > box.top && y < box.bottom,
        )
    }
    const isOwn = (each, owner) => each && (each.contains(owner) || owner.contains(each))
    for (const line of lines) {
        if (hidden.has(line)) continue
        const { owner, box } = line
        // A name that is printed on the felt lies under everything.
        if (isDecoration(owner) && names.includes(line.text.trim())) continue
        const mayHaveChips = crowded && owner.closest(crowded)
        const covers = new Set()
        for (const across of [0.06, 0.28, 0.5, 0.72, 0.94]) {
            for (const down of [0.25, 0.75]) {
                const [x, y] = [box.left + (box.right - box.left) * across, box.top + (box.bottom - box.top) * down]
                if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue
                // Most words are on top, which is quickly asked.
                if (isOwn(document.elementFromPoint(x, y), owner)) continue
                for (const each of document.elementsFromPoint(x, y)) {
                    if (isOwn(each, owner)) break
                    if (mayHaveChips && isDecoration(each)) continue
                    if (paints(each, x, y)) {
                        covers.add(each)
                        break
                    }
                }
            }
        }
        for (const each of covers) {
            const by = each.ownerSVGElement ?? each
            say('covered', `"${short(line.text)}" in ${call(owner)} by ${call(by)} in ${call(by.parentElement)}`)
        }
    }
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== answering)
    return [...new Set(faults)]
}
