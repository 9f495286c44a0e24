/** Lets a signature be drawn where there is JavaScript. The page's own script: it may use nothing but the page. */
export const drawingScript = `
const box = document.getElementById('drawing');
const canvas = box.querySelector('canvas');
const field = box.querySelector('input');
const pen = canvas.getContext('2d');
box.hidden = false;
Object.assign(pen, { lineWidth: 3, lineCap: 'round', lineJoin: 'round', strokeStyle: '#14232b' });
const at = (event) => {
  const { left, top, width, height } = canvas.getBoundingClientRect();
  return [((event.clientX - left) * canvas.width) / width, ((event.clientY - top) * canvas.height) / height];
};
canvas.addEventListener('pointerdown', (event) => {
  canvas.setPointerCapture(event.pointerId);
  pen.beginPath();
  pen.moveTo(...at(event));
});
canvas.addEventListener('pointermove', (event) => {
  if (!canvas.hasPointerCapture(event.pointerId)) return;
  pen.lineTo(...at(event));
  pen.stroke();
  field.value = 'drawn';
});
box.querySelector('button').addEventListener('click', () => {
  pen.clearRect(0, 0, canvas.width, canvas.height);
  field.value = '';
});
canvas.closest('form').addEventListener('submit', () => {
  if (field.value) field.value = canvas.toDataURL('image/png');
});
`;
