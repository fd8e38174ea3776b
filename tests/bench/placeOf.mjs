/** Where a hex of Saratoga's sheet lies in the window: its middle, by its number. */
export async function placeOf(page, hex) {
  return page.evaluate((number) => {
    const svg = document.querySelector('[role=application] svg');
    const { left, top, width } = svg.getBoundingClientRect();
    const { x, y, width: units } = svg.viewBox.baseVal;
    const [column, row] = [Number(number.slice(0, 2)), Number(number.slice(2))];
    const height = 60 * Math.sqrt(3);
    const centre = {
      x: 60 + (column - 1) * 90,
      y: height / 2 + (row - 1) * height + (column % 2 === 0 ? height / 2 : 0),
    };
    const scale = width / units;
    return { x: left + (centre.x - x) * scale, y: top + (centre.y - y) * scale };
  }, hex);
}
