book-option = Opção { $name }: { $about } ({ $values }; por padrão { $default })
book-languages = Em outros idiomas
book-shared = O que tem em comum com outros jogos
book-kind-house = Com a marca “regra da casa”: as imagens que mostravam isso se perderam, então é criação nossa, dentro de tudo o que o texto deixa perceber.
book-kind-ruling = Com a marca “interpretação”: o livro publicado não diz nada, é ambíguo, ou nos afastamos da letra dele, e é assim que a mesa decide.
