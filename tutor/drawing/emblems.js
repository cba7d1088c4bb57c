/** The pictures of the cards: one light line each, our own, by age and colour, or by domain. */

import { makeSvg } from "./dom.js";

/** A circle as a piece of a line. */
const ring = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const rings = (r, ...places) => places.map(([x, y]) => ring(x, y, r)).join("");

/** Lines in a square of 24. What stands for two or three cards is one of the things that they are about. */
const LINES = {
  // A bow, an ear of wheat, a ship, a pot, two tablets
  "red 1": "M6 4c9 0 14 5 14 14M6 4l14 14M4 20 16 8M12 8h4v4M4 20v-3.5M4 20h3.5",
  "yellow 1":
    "M12 22V5M12 9.5c-3 0-4-2-4-4 3 0 4 2 4 4c0-2 1-4 4-4 0 2-1 4-4 4M12 14c-3 0-4-2-4-4 3 0 4 2 4 4c0-2 1-4 4-4 0 2-1 4-4 4" +
    "M12 18.5c-3 0-4-2-4-4 3 0 4 2 4 4c0-2 1-4 4-4 0 2-1 4-4 4M12 5c-1.5-1-1.5-2.5 0-3.5 1.5 1 1.5 2.5 0 3.5",
  "green 1": "M12 2.5V16M13.5 4c4 2 5.5 6 5.5 9.5h-5.5M10 6.5c-3.5 2-5 4.5-5 7h5M2.5 16h19L18 21H6z",
  "blue 1": "M9 3h6M10 3v3C6 8 5 11.5 6 15c.7 3 2 6 4 6h4c2 0 3.3-3 4-6 1-3.5 0-7-4-9V3M5.8 12h12.4",
  "purple 1": "M4 21V8a4 4 0 0 1 8 0v13zM12 21V8a4 4 0 0 1 8 0v13zM7 10h2M7 13.5h2M7 17h2M15 10h2M15 13.5h2M15 17h2",
  // An aqueduct, grapes, a map, an abacus, a temple
  "red 2": "M2 4.5h20v4H2zM3 20v-5a3.5 3.5 0 0 1 7 0v5M14 20v-5a3.5 3.5 0 0 1 7 0v5M10 20h4",
  "yellow 2": `M12 7V3M12 5.5c1-2 3-2.5 5-2${rings(2, [8, 9.5], [12, 9.5], [16, 9.5], [10, 13.5], [14, 13.5], [12, 17.5])}`,
  "green 2": "M3 6l6-2.5L15 6l6-2.5V18l-6 2.5L9 18l-6 2.5zM9 3.5V18M15 6v14.5",
  "blue 2": `M4 3h16v18H4zM4 8h16M4 12.5h16M4 17h16${rings(1.3, [7.5, 8], [11, 8], [14, 12.5], [17, 12.5], [7.5, 17], [16, 17])}`,
  "purple 2": "M3 9l9-6 9 6zM3 21h18M5 18h14M7 9v9M12 9v9M17 9v9",
  // A lens, mortar and pestle, a compass, a retort, a book
  "red 3": `${ring(10, 10, 7)}M15 15l6.5 6.5M6.5 10A3.5 3.5 0 0 1 10 6.5`,
  "yellow 3": "M3.5 11h17c0 5-3 8-5.5 8.5H9C6.5 19 3.5 16 3.5 11zM8 22h8M13 11l5-8.5",
  "green 3": `${ring(12, 12, 9.5)}M16 8l-2.5 5.5L8 16l2.5-5.5z`,
  "blue 3": "M9 3v6a6.5 6.5 0 1 0 4 0V3M7.5 3h7M13 9c4 0 7 2 8.5 6M4.7 15h12.6",
  "purple 3": "M12 6c-2-2-5-2-9-2v14c4 0 7 0 9 2 2-2 5-2 9-2V4c-4 0-7 0-9 2zM12 6v14",
  // A keg of powder, a figure in a circle, a helm, a press, a scroll
  "red 4": "M7 7c-1.6 4-1.6 9 0 14h10c1.6-5 1.6-10 0-14zM6 11.5h12M6 16.5h12M12 7c0-3 2-4.5 5-4",
  "yellow 4": `${ring(12, 12, 9.5)}${ring(12, 6.7, 1.7)}M12 8.5V15l-4 5M12 15l4 5M4.5 10.5h15`,
  "green 4":
    `${ring(12, 12, 6.5)}${ring(12, 12, 1.8)}M12 2v8M12 14v8M2 12h8M14 12h8M5 5l5.6 5.6M13.4 13.4 19 19M19 5l-5.6 5.6M10.6 13.4 5 19`,
  "blue 4": "M4 21V3h16v18M2.5 21h19M4 7.5h16M12 7.5v4M9 11.5h6M6.5 15h11v3h-11z",
  "purple 4": "M7 3.5h11.5a2 2 0 0 1 0 4H16V18a3 3 0 0 1-3 3H5.5a2 2 0 0 1 0-4H13M7 3.5a2 2 0 0 0-2 2V17M8 9h5M8 12.5h5",
  // Crossed swords, a chart, scales, a flask, a planet
  "red 5": "M4 3l13 13M20 3 7 16M14 19l6-6M17.5 16.5 21 20M10 19l-6-6M6.5 16.5 3 20",
  "yellow 5": "M3.5 3v18H21M8 17v-5M12 17V8M16 17v-6.5M20 17V4.5",
  "green 5": "M12 3v18M8 21h8M4.5 6h15M4.5 6 2 13a2.8 2.8 0 0 0 5 0zM19.5 6 17 13a2.8 2.8 0 0 0 5 0z",
  "blue 5": "M9 3h6M10 3v6.5L4.5 19a1.4 1.4 0 0 0 1.3 2h12.4a1.4 1.4 0 0 0 1.3-2L14 9.5V3M7 15h10",
  "purple 5": `${ring(12, 12, 5.5)}M7 9.5C2.5 13 .5 17 3 17.5c4 .8 17-7 18.5-11 .7-2-2-2-5.5-.5`,
  // A cogwheel, a tin, a set square, a molecule, a ballot
  "red 6":
    `${ring(12, 12, 6.8)}${ring(12, 12, 2.5)}M12 2v3.2M12 18.8V22M2 12h3.2M18.8 12H22M5 5l2.2 2.2M16.8 16.8 19 19M19 5l-2.2 2.2M7.2 16.8 5 19`,
  "yellow 6": "M5 5.5a7 2.5 0 1 0 14 0a7 2.5 0 1 0-14 0V18a7 2.5 0 0 0 14 0V5.5M5 10a7 2.5 0 0 0 14 0M5 14a7 2.5 0 0 0 14 0",
  "green 6": "M4 3v17h17zM8 12.5V16h3.5M4 7h2M4 11h2M4 15h2M9 20v-2M13 20v-2M17 20v-2",
  "blue 6": `${rings(3.4, [12, 6], [6, 17], [18, 17])}M10.4 9 7.6 14M13.6 9l2.8 5M9.4 17h5.2`,
  "purple 6": "M4 11.5h16V21H4zM2.5 11.5h19M8 11.5V3h8v8.5M10 7l1.5 1.5L14.5 5.5",
  // A flame, a flake of snow, a bicycle, a branching tree, a train
  "red 7":
    "M12 22c-4 0-7-3-7-7 0-3 2-5 3-7 1 1 2 2 2 4 2-2 3-5 2-9.5 4 2 7 7.5 7 12.5 0 4-3 7-7 7zM12 22c-2 0-3-1.5-3-3.3s2-2.7 3-4.7c1 2 3 2.9 3 4.7S14 22 12 22z",
  "yellow 7":
    "M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17M9.5 3.5 12 6l2.5-2.5M9.5 20.5 12 18l2.5 2.5M3.5 11l3.3-1-1-3.3M20.5 13l-3.3 1 1 3.3M20.5 11l-3.3-1 1-3.3M3.5 13l3.3 1-1 3.3",
  "green 7": `${rings(4, [5.5, 16], [18.5, 16])}M5.5 16l4-8h6l3 8M9.5 8l3 8h-7M12.5 16l3-8M7.5 8h3.5M15.5 8l-.8-3H18`,
  "blue 7": `M12 22v-7c0-4-6-4-6-8.5M12 15c0-4 6-4 6-8.5M9 11c0-2.5 3-3 3-5.5${rings(1.6, [6, 4.5], [12, 3.6], [18, 4.5])}`,
  "purple 7":
    `M7 2.5h10a2 2 0 0 1 2 2V16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4.5a2 2 0 0 1 2-2zM5 10.5h14M12 2.5v8M8 18l-3 4M16 18l3 4${rings(1, [8.5, 14.2], [15.5, 14.2])}`,
  // An aeroplane, towers, a mast, a rocket, a microscope
  "red 8":
    "M12 2c1.5 0 2 2 2 4v4l8 5v2l-8-2.5V19l2.5 2v1L12 21l-4.5 1v-1l2.5-2v-4.5L2 17v-2l8-5V6c0-2 .5-4 2-4z",
  "yellow 8": "M2.5 21h19M5.5 21V8.5H12V21M12 21V3h6.5v18M8 12h1.5M8 15.5h1.5M15 6.5h1.5M15 10h1.5M15 13.5h1.5M15 17h1.5",
  "green 8": `${ring(12, 8.5, 1.3)}M11.5 10 7.5 21.5M12.5 10l4 11.5M9.5 16h5M8.3 5.5a5 5 0 0 0 0 6M15.7 5.5a5 5 0 0 1 0 6M5.3 3a9 9 0 0 0 0 11M18.7 3a9 9 0 0 1 0 11`,
  "blue 8": `M12 2c4 3 5 7 5 12.5H7C7 9 8 5 12 2zM7 11l-3 4v4l3.5-3M17 11l3 4v4l-3.5-3M10 18l2 4 2-4${ring(12, 9, 1.8)}`,
  "purple 8": "M5 21.5h14M8 17.5h7M9.5 2.5l4.5 1.2-2.5 9.5L7 12zM14.5 7.5a7 7 0 0 1 1.5 14",
  // An atom, a tree, a satellite, a double helix, a bell
  "red 9":
    `${ring(12, 12, 1.5)}M2 12a10 4 0 1 0 20 0a10 4 0 1 0-20 0M7 3.34a10 4 60 1 0 10 17.32a10 4 60 1 0-10-17.32M17 3.34a10 4 120 1 0-10 17.32a10 4 120 1 0 10-17.32`,
  "yellow 9": "M12 22V10M12 17l3.5-2.5M12 14.5 9 12M12 15.5C8 16 5 14 5 11c0-1.5.8-2.8 2-3.5C7 4 9 2 12 2s5 2 5 5.5c1.2.7 2 2 2 3.5 0 3-3 5-7 4.5M7 22h10",
  "green 9": "M9 12l3-3 3 3-3 3zM3 6.5 6.5 3l4 4L7 10.5zM13.5 17l3.5-3.5 4 4-3.5 3.5zM9.5 9.5l1 1M13.5 13.5l1 1M4 15a5 5 0 0 0 5 5M3.5 18.5a9 9 0 0 0 2 2",
  "blue 9": "M7 2c0 5 10 6 10 10S7 17 7 22M17 2c0 5-10 6-10 10s10 5 10 10M7.5 4h9M9 6.5h6M7.5 10.5h9M7.5 13.5h9M9 17.5h6M7.5 20h9",
  "purple 9": "M3 17.5h18M5 17.5a7 7 0 0 1 14 0M12 10.5V7.5M9.5 7.5h5M4.5 20.5h15M8 15.5A4.5 4.5 0 0 1 10.5 13",
  // A robot, dividing cells, a trolley, a chip, a net round the globe
  "red 10": `M5 8.5h14V20H5zM12 8.5V4.5M9 16.5h6M2.5 12.5v4M21.5 12.5v4${rings(1.2, [9, 12.5], [15, 12.5], [12, 3.3])}`,
  "yellow 10": `M12 7.2a6 6 0 1 0 0 9.6a6 6 0 1 0 0-9.6${rings(1.9, [7.8, 12], [16.2, 12])}M12 9.5v5`,
  "green 10": `M2 4h3l3 11.5h10.5L21.5 7H6M7.3 11h13${rings(1.6, [9.5, 19.5], [17, 19.5])}`,
  "blue 10": "M6 6h12v12H6zM9.5 9.5h5v5h-5zM9 2v4M15 2v4M9 18v4M15 18v4M2 9h4M2 15h4M18 9h4M18 15h4",
  "purple 10": `${ring(12, 12, 9.5)}M2.5 12h19M12 2.5c-5 5-5 14 0 19c5-5 5-14 0-19M4.5 7h15M4.5 17h15`,
  // The domains of CIV: a shield, a chapel, coins, a flask, a lyre, a sunrise
  army: "M12 2.5l7.5 2.7v6c0 5-3.7 8.3-7.5 10-3.8-1.7-7.5-5-7.5-10v-6zM8 13.5l4-4 4 4",
  religion: "M5 21.5V10.5c0-3.5 3-6.5 7-8.5 4 2 7 5 7 8.5v11zM9.5 21.5v-6a2.5 2.5 0 0 1 5 0v6M12 6v5M10.2 8h3.6",
  economy:
    "M3 5.5a6 2.5 0 1 0 12 0a6 2.5 0 1 0-12 0V10a6 2.5 0 0 0 12 0V5.5M9 16a6 2.5 0 1 0 12 0a6 2.5 0 1 0-12 0v3a6 2.5 0 0 0 12 0v-3",
  science: "M9 3h6M10 3v6.5L4.5 19a1.4 1.4 0 0 0 1.3 2h12.4a1.4 1.4 0 0 0 1.3-2L14 9.5V3M7 15h10",
  culture: "M7 2.5C4.5 8 4 12.5 8 16.5h8c4-4 3.5-8.5 1-14M5.8 7h12.4M10 7v9.5M12 7v9.5M14 7v9.5M12 16.5V21M8 21.5h8",
  utopia: "M6 15.5a6 6 0 0 1 12 0M2 15.5h20M5 19h14M8 22h8M12 2.5v4M4 6l2.8 2.8M20 6l-2.8 2.8M1.5 11.5H4M20 11.5h2.5",
};

/**
 * The picture of a card; the words beside it say which card it is.
 *
 * @param {Partial<Pick<SceneCard, "age" | "colour" | "domain">>} card
 */
export function emblem({ age, colour, domain }) {
  const line = LINES[domain ?? `${colour} ${age}`] ?? "";
  return makeSvg("svg", { class: "emblem", viewBox: "0 0 24 24", "aria-hidden": "true" }, makeSvg("path", { d: line }));
}
