.{{id}}-form {
  display: grid;
  gap: 8px;
  max-width: 640px;
}
